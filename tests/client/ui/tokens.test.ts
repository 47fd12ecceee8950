import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dark, greens, light, type Palette, themeCss } from '../../../client/ui/tokens.ts'

/** Relative luminance of `#rrggbb`, as defined by WCAG 2.2. */
function luminance(hex: string) {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string) {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (high + 0.05) / (low + 0.05)
}

const grounds = ['paper', 'surface', 'raised', 'sunken'] as const

/** Text colours with their backgrounds. The contrast must be at least 4.5 (WCAG 1.4.3). */
const texts: [keyof Palette, keyof Palette][] = [
  ...grounds.flatMap((ground): [keyof Palette, keyof Palette][] => [
    ['ink', ground],
    ['muted', ground],
    ['brandText', ground],
    ['dangerText', ground],
  ]),
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onBrandSoft', 'brandSoft'],
  ['onAmber', 'amber'],
  ['onAmberSoft', 'amberSoft'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['dangerText', 'dangerSoft'],
  ['onTip', 'tip'],
]

/**
 * Colours that mark a control or its focus, with their backgrounds. The contrast must be at least 3 (WCAG
 * 1.4.11).
 */
const edges: [keyof Palette, keyof Palette][] = grounds.flatMap(
  (ground): [keyof Palette, keyof Palette][] => [
    ['edge', ground],
    ['brand', ground],
    ['danger', ground],
    ['focus', ground],
  ],
)

test('the contrast formula is correct at both ends of the scale', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#767676', '#ffffff')).toBeCloseTo(4.54, 2)
})

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_scheme, palette) => {
  test.each(texts)('%s can be read on %s', (text, ground) => {
    expect(contrast(palette[text], palette[ground])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(edges)('%s stands out from %s', (edge, ground) => {
    expect(contrast(palette[edge], palette[ground])).toBeGreaterThanOrEqual(3)
  })
})

test("there are five greens, ordered from dark to light, including the brand's", () => {
  const steps = greens.map(luminance)
  expect(steps).toHaveLength(5)
  expect(steps).toEqual(steps.toSorted((a, b) => a - b))
  expect(greens).toContain(light.brand)
})

test('the style sheet has all colours of both schemes', () => {
  const [first = '', second = ''] = themeCss().split('@media screen and (prefers-color-scheme:dark)')
  expect(first).toContain(`--on-brand-soft:${light.onBrandSoft}`)
  expect(second).toContain(`--on-brand-soft:${dark.onBrandSoft}`)
  expect(first.match(/--[a-z-]+:/g)).toHaveLength(Object.keys(light).length)
  expect(second.match(/--[a-z-]+:/g)).toHaveLength(Object.keys(dark).length)
})

test("the browser's theme colour is that of the page", () => {
  const page = readFileSync(new URL('../../../client/index.html', import.meta.url), 'utf8')
  const colors = [...page.matchAll(/name="theme-color"[^>]+content="([^"]+)"/g)].map(([, color]) => color)
  expect(colors).toEqual([light.paper, dark.paper])
})
