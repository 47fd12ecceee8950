/** A repeatable source of chance, so that an event gets the same picture on every machine. */
export interface Chance {
  /** From 0 up to 1. */
  next: () => number
  between: (low: number, high: number) => number
  /** A whole number, both ends included. */
  whole: (low: number, high: number) => number
  pick: <T>(of: readonly [T, ...T[]]) => T
  maybe: (probability: number) => boolean
}

/** Mulberry32, seeded by a text. */
export function chance(seed: string): Chance {
  let state = 2166136261
  for (const character of seed) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 16777619)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const between = (low: number, high: number) => low + (high - low) * next()
  const whole = (low: number, high: number) => Math.floor(between(low, high + 1))
  return {
    next,
    between,
    whole,
    pick: (of) => of[whole(0, of.length - 1)] ?? of[0],
    maybe: (probability) => next() < probability,
  }
}

/** A canvas to draw on: its size in pixels, its colours, its chance. What a motif returns is the inside of an `svg`. */
export interface Canvas {
  w: number
  h: number
  colors: Palette
  chance: Chance
}

export interface Palette {
  /** Top and bottom of the sky. */
  sky: readonly [string, string]
  sun: string
  /** From the farthest, lightest layer to the nearest. */
  layers: readonly [string, string, string, string, string]
  accent: string
  light: string
  dark: string
}

export type Motif = (canvas: Canvas) => string

type Attributes = Record<string, string | number>

const n = (value: number) => Math.round(value * 10) / 10
const attributes = (of: Attributes) =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${typeof value === 'number' ? n(value) : value}"`)
    .join('')

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
) => `<rect${attributes({ x, y, width, height, fill, ...more })}/>`

export const circle = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}) =>
  `<circle${attributes({ cx, cy, r, fill, ...more })}/>`

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
) => `<ellipse${attributes({ cx, cy, rx, ry, fill, ...more })}/>`

/** Numbers in the path's text are rounded by whoever writes it with `at`. */
export const path = (d: string, fill: string, more: Attributes = {}) =>
  `<path${attributes({ d, fill, ...more })}/>`

export const stroke = (d: string, color: string, width: number, more: Attributes = {}) =>
  path(d, 'none', {
    stroke: color,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
    ...more,
  })

export const group = (inside: string, more: Attributes) => `<g${attributes(more)}>${inside}</g>`

export const turned = (inside: string, x: number, y: number, degrees: number, scale = 1) =>
  group(inside, {
    transform: `translate(${n(x)} ${n(y)}) rotate(${n(degrees)}) scale(${Math.round(scale * 1000) / 1000})`,
  })

export const at = (x: number, y: number) => `${n(x)} ${n(y)}`

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(0, Math.floor(count)) }, (_, index) => draw(index)).join('')
}

/** A gradient from top to bottom over the whole canvas. */
export function backdrop({ w, h }: Canvas, top: string, bottom: string, id = 'backdrop') {
  return (
    `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${bottom}"/></linearGradient>${rect(0, 0, w, h, `url(#${id})`)}`
  )
}

/** A disc with a soft glow around it. */
export function glow(x: number, y: number, r: number, color: string, id = 'glow') {
  return (
    `<radialGradient id="${id}"><stop offset="0.3" stop-color="${color}" stop-opacity="0.55"/>` +
    `<stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>` +
    circle(x, y, r * 2.6, `url(#${id})`) +
    circle(x, y, r, color)
  )
}
