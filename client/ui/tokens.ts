/**
 * Both palettes become CSS custom properties (themeCss.ts), so that switching between light and dark needs no
 * script and never flashes.
 */
export const light = {
  paper: '#faf8f3',
  surface: '#ffffff',
  raised: '#ffffff',
  sunken: '#f1eee6',
  ink: '#17211c',
  muted: '#55605a',
  faint: '#b9bab0',
  line: '#e4e0d5',
  edge: '#858a82',
  brand: '#14694b',
  brandHover: '#0e523a',
  onBrand: '#ffffff',
  brandSoft: '#e0f0e6',
  onBrandSoft: '#0d4a34',
  brandText: '#12634a',
  amber: '#f4b740',
  onAmber: '#2f2000',
  amberSoft: '#fdefcf',
  onAmberSoft: '#6b4600',
  danger: '#b3261e',
  dangerHover: '#921b14',
  onDanger: '#ffffff',
  dangerSoft: '#fce8e5',
  dangerText: '#a3211a',
  tip: '#17211c',
  onTip: '#f6f4ee',
  scrim: 'rgb(14 22 18 / 55%)',
  focus: '#12634a',
}

/** The background behind pictures in both colour schemes. */
export const white = '#ffffff'

export type Palette = typeof light

export const dark: Palette = {
  paper: '#0f1512',
  surface: '#161d19',
  raised: '#1d2621',
  sunken: '#0b100d',
  ink: '#eef2ec',
  muted: '#a6b1a9',
  faint: '#4a544d',
  line: '#29322d',
  edge: '#76827a',
  brand: '#5cc493',
  brandHover: '#7ad4a9',
  onBrand: '#06231a',
  brandSoft: '#173a2c',
  onBrandSoft: '#b6e6cc',
  brandText: '#74cfa3',
  amber: '#f4b740',
  onAmber: '#2f2000',
  amberSoft: '#3d2e0e',
  onAmberSoft: '#f8d58c',
  danger: '#f28b82',
  dangerHover: '#f7aaa3',
  onDanger: '#3a0906',
  dangerSoft: '#431b18',
  dangerText: '#f7a49c',
  tip: '#eef2ec',
  onTip: '#17211c',
  scrim: 'rgb(0 0 0 / 65%)',
  focus: '#8fe0b8',
}

/** The greens of charts and full-screen pages, from dark to light; the second is the light brand colour. */
export const greens = ['#0b3b2b', '#14694b', '#2f9a6c', '#6cc298', '#b4dfc6'] as const

export const propertyName = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/**
 * `color.brandSoft` is `var(--brand-soft)`. Derived from the property name, so that the palettes are not
 * shipped a second time as script.
 */
export const color = new Proxy({} as Readonly<Record<keyof Palette, string>>, {
  get: (_, key) => `var(--${propertyName(String(key))})`,
})

/** 0, 4, 8, 12, 16, 24, 32, 48, 64 and 96 px at the default root size. */
export const space = [
  '0',
  '0.25rem',
  '0.5rem',
  '0.75rem',
  '1rem',
  '1.5rem',
  '2rem',
  '3rem',
  '4rem',
  '6rem',
] as const

export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

export const radius = { small: '0.5rem', medium: '0.75rem', large: '1.25rem', round: '999px' }

export const shadow = {
  card: '0 1px 2px rgb(20 30 24 / 5%), 0 4px 16px rgb(20 30 24 / 5%)',
  raised: '0 2px 4px rgb(20 30 24 / 6%), 0 12px 32px rgb(20 30 24 / 12%)',
  overlay: '0 24px 80px rgb(8 14 11 / 32%)',
}

/** The families are defined in global.css. */
export const font = {
  text: 'var(--font-text)',
  heading: 'var(--font-heading)',
}

export const text = {
  tiny: 'font-size: 0.75rem; line-height: 1.4;',
  small: 'font-size: 0.875rem; line-height: 1.45;',
  body: 'font-size: 1rem; line-height: 1.55;',
  large: 'font-size: 1.125rem; line-height: 1.55;',
}

export const heading = {
  hero: 'font-size: clamp(2.5rem, 1.4rem + 4.6vw, 5rem); line-height: calc(1 + var(--taller)); letter-spacing: -0.035em; font-weight: 700;',
  title:
    'font-size: clamp(1.75rem, 1.35rem + 1.7vw, 2.75rem); line-height: calc(1.08 + var(--taller)); letter-spacing: -0.025em; font-weight: 700;',
  section:
    'font-size: clamp(1.25rem, 1.15rem + 0.45vw, 1.5rem); line-height: calc(1.2 + var(--taller)); letter-spacing: -0.015em; font-weight: 650;',
  card: 'font-size: 1.0625rem; line-height: calc(1.3 + var(--taller)); letter-spacing: -0.01em; font-weight: 650;',
}

export const media = {
  phone: '@media (min-width: 30rem)',
  tablet: '@media (min-width: 48rem)',
  desktop: '@media (min-width: 64rem)',
  /** Wide enough for a third column. */
  laptop: '@media (min-width: 75rem)',
  wide: '@media (min-width: 90rem)',
  short: '@media (orientation: landscape) and (max-height: 32rem)',
  /** Too low for bars that stay in place, such as 1280 × 1024 px at 400 %. */
  low: '@media (max-height: 20rem)',
  calm: '@media (prefers-reduced-motion: reduce)',
  hover: '@media (hover: hover)',
}

export const motion = { quick: '120ms ease-out', soft: '180ms cubic-bezier(0.2, 0.8, 0.2, 1)' }

export const layer = { bar: 10, overlay: 20 }

const declarations = (palette: Palette) =>
  Object.entries(palette)
    .map(([key, value]) => `--${propertyName(key)}:${value}`)
    .join(';')

/**
 * The build links this style sheet in the head, so that the right colour scheme applies before any script
 * runs.
 */
export const themeCss = () => `:root{color-scheme:light dark;${declarations(light)}}
@media screen and (prefers-color-scheme:dark){:root{${declarations(dark)}}}`
