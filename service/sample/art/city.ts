import { at, backdrop, type Canvas, circle, glow, group, path, rect, repeat, stroke } from './brush.ts'

type Roof = 'flat' | 'gable' | 'dome' | 'spire' | 'steps' | 'slant'
const roofs = ['flat', 'flat', 'gable', 'dome', 'spire', 'steps', 'slant'] as const

function roof(kind: Roof, x: number, y: number, width: number, fill: string) {
  const middle = x + width / 2
  switch (kind) {
    case 'gable':
      return path(`M${at(x - 4, y + 1)}L${at(middle, y - width * 0.45)}L${at(x + width + 4, y + 1)}Z`, fill)
    case 'dome':
      return (
        path(
          `M${at(x + width * 0.08, y + 1)}A${at(width * 0.42, width * 0.46)} 0 0 1 ${at(x + width * 0.92, y + 1)}Z`,
          fill,
        ) +
        rect(middle - 2, y - width * 0.7, 4, width * 0.3, fill) +
        circle(middle, y - width * 0.7, 5, fill)
      )
    case 'spire':
      return (
        rect(middle - width * 0.22, y - width * 0.5, width * 0.44, width * 0.52, fill) +
        path(
          `M${at(middle - width * 0.22, y - width * 0.48)}L${at(middle, y - width * 1.55)}L${at(middle + width * 0.22, y - width * 0.48)}Z`,
          fill,
        )
      )
    case 'steps':
      return (
        rect(x + width * 0.16, y - width * 0.2, width * 0.68, width * 0.22, fill) +
        rect(x + width * 0.34, y - width * 0.4, width * 0.32, width * 0.22, fill)
      )
    case 'slant':
      return path(`M${at(x, y + 1)}V${y - width * 0.36}L${at(x + width, y - width * 0.08)}V${y + 1}Z`, fill)
    case 'flat':
    default:
      return rect(x + width * 0.62, y - width * 0.22, width * 0.12, width * 0.24, fill)
  }
}

/** One row of houses along a street; windows glow in the nearer ones. */
function houses(
  { w, h, colors, chance }: Canvas,
  base: number,
  low: number,
  high: number,
  fill: string,
  lit: string | null,
) {
  let row = ''
  for (let x = -chance.between(0, 40); x < w;) {
    const width = chance.between(58, 128) * (h / 800)
    const top = base - chance.between(low, high)
    row += roof(chance.pick(roofs), x, top, width, fill) + rect(x, top, width + 1, base - top + 4, fill)
    if (lit !== null) {
      const columns = Math.max(2, Math.floor(width / 26))
      const gap = width / (columns + 0.5)
      const rows = Math.floor((base - top - 14) / 30)
      row += repeat(rows * columns, (index) => {
        const left = x + gap * 0.45 + (index % columns) * gap
        const on = chance.maybe(0.55)
        return rect(
          left,
          top + 16 + Math.floor(index / columns) * 30,
          gap * 0.52,
          15,
          on ? lit : colors.dark,
          { rx: 2, opacity: on ? 0.92 : 0.22 },
        )
      })
    }
    x += width + (chance.maybe(0.2) ? chance.between(6, 22) : 0)
  }
  return row
}

/** A town in three rows over a river that mirrors it. */
export function skyline(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const [far, second, middle, near, nearest] = colors.layers
  const shore = h * 0.78
  const sunX = chance.between(w * 0.25, w * 0.75)
  const ripples = repeat(70, () => {
    const y = chance.between(shore + 8, h)
    const spread = (y - shore) / (h - shore)
    const color = chance.maybe(0.35) ? colors.sun : far
    return rect(chance.between(-40, w), y, chance.between(20, 130) * (0.4 + spread), 3 + spread * 3, color, {
      rx: 3,
      opacity: chance.between(0.12, 0.5),
    })
  })
  return (
    backdrop(canvas, ...colors.sky) +
    glow(sunX, h * 0.34, h * 0.15, colors.sun) +
    houses(canvas, shore, h * 0.2, h * 0.42, far, null) +
    group(houses(canvas, shore, h * 0.12, h * 0.33, second, null), { opacity: 0.95 }) +
    houses(canvas, shore, h * 0.07, h * 0.24, middle, colors.sun) +
    houses(canvas, shore, h * 0.03, h * 0.12, near, colors.accent) +
    rect(0, shore, w, h - shore, nearest) +
    ripples
  )
}

/** Awnings, bunting and crates of a street market. */
export function market(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const tones = [colors.accent, colors.layers[3], colors.layers[1], colors.layers[4]] as const
  const stalls = 3
  const each = w / stalls
  const ground = h * 0.82
  const stall = (index: number) => {
    const left = index * each + each * 0.07
    const width = each * 0.86
    const top = h * 0.4
    const tone = tones[(index + chance.whole(0, 3)) % tones.length] ?? colors.accent
    const stripes = 8
    const stripe = width / stripes
    const awning = repeat(stripes, (band) => {
      const x = left + band * stripe
      const fill = band % 2 === 0 ? tone : colors.light
      return (
        path(
          `M${at(x + (stripes / 2 - band) * 5, top)}H${Math.round(x + stripe + (stripes / 2 - band - 1) * 5)}L${at(x + stripe, top + h * 0.12)}H${Math.round(x)}Z`,
          fill,
        ) +
        path(
          `M${at(x, top + h * 0.12 - 1)}H${Math.round(x + stripe)}A${at(stripe / 2, stripe / 2)} 0 0 1 ${at(x, top + h * 0.12 - 1)}Z`,
          fill,
        )
      )
    })
    const fruit = [colors.accent, colors.sun, colors.layers[1], colors.layers[3]] as const
    const crates = repeat(3, (crate) => {
      const x = left + 14 + crate * ((width - 28) / 3)
      const size = (width - 28) / 3 - 10
      const color = chance.pick(fruit)
      const pile = repeat(11, (item) => {
        const row = item < 5 ? 0 : item < 9 ? 1 : 2
        const place = row === 0 ? item : row === 1 ? item - 5 + 0.5 : item - 9 + 1.5
        const r = size / 10
        return (
          circle(x + r + place * r * 2, h * 0.69 - row * r * 1.6, r * 1.03, color) +
          circle(x + r * 0.7 + place * r * 2, h * 0.69 - row * r * 1.6 - r * 0.3, r * 0.28, colors.light, {
            opacity: 0.5,
          })
        )
      })
      return (
        pile +
        rect(x, h * 0.7, size, h * 0.06, colors.layers[1]) +
        rect(x, h * 0.726, size, 3, colors.dark, { opacity: 0.25 })
      )
    })
    return (
      rect(left + 10, top + 20, 8, ground - top - 20, colors.dark, { opacity: 0.8 }) +
      rect(left + width - 18, top + 20, 8, ground - top - 20, colors.dark, { opacity: 0.8 }) +
      rect(left + 18, top + h * 0.1, width - 36, h * 0.26, colors.dark, { opacity: 0.16 }) +
      crates +
      rect(left, h * 0.76, width, ground - h * 0.76 + 6, colors.layers[3]) +
      repeat(6, (plank) =>
        rect(left + (plank * width) / 6, h * 0.76, 2, ground - h * 0.76 + 6, colors.dark, { opacity: 0.3 }),
      ) +
      awning
    )
  }
  const line = (y: number, sag: number, phase: number) => {
    const drop = (x: number) => y + sag * (1 - ((x / w) * 2 - 1) ** 2)
    const flags = 15
    return (
      stroke(`M0 ${Math.round(y)}Q${at(w / 2, y + sag * 2)} ${at(w, y)}`, colors.dark, 2.4, {
        opacity: 0.6,
      }) +
      repeat(flags, (index) => {
        const x = (w / flags) * (index + 0.3)
        const size = w / flags / 2.1
        const color =
          [colors.accent, colors.layers[3], colors.sun, colors.layers[2]][(index + phase) % 4] ??
          colors.accent
        return path(
          `M${at(x, drop(x))}L${at(x + size * 1.3, drop(x + size * 1.3))}L${at(x + size * 0.65, drop(x) + size * 1.5)}Z`,
          color,
        )
      })
    )
  }
  return (
    backdrop(canvas, ...colors.sky) +
    glow(w * chance.between(0.3, 0.7), h * 0.3, h * 0.12, colors.sun) +
    group(houses(canvas, ground, h * 0.34, h * 0.52, colors.layers[0], null), { opacity: 0.75 }) +
    line(h * 0.07, h * 0.08, 0) +
    line(h * 0.16, h * 0.06, 2) +
    repeat(stalls, stall) +
    rect(0, ground, w, h - ground, colors.layers[4]) +
    repeat(9, (index) =>
      rect(w * 0.12 * index - 20, ground + 24 + (index % 2) * 40, 90, 8, colors.dark, {
        rx: 4,
        opacity: 0.2,
      }),
    )
  )
}

/** A wall of painted tiles. */
export function tiles(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const columns = 8
  const size = w / columns
  const rows = Math.ceil(h / size)
  const grounds = [colors.light, colors.sky[1], colors.layers[1], colors.layers[3], colors.layers[4]] as const
  const inks = [colors.accent, colors.layers[2], colors.layers[4], colors.sun, colors.light] as const
  const tile = (index: number) => {
    const x = (index % columns) * size
    const y = Math.floor(index / columns) * size
    const ground = chance.pick(grounds)
    const ink = chance.pick(inks)
    const other = chance.pick(inks)
    const r = size
    const quarter = (cx: number, cy: number, radius: number, fill: string) => circle(cx, cy, radius, fill)
    const shapes = [
      () => quarter(0, 0, r, ink) + quarter(0, 0, r * 0.62, ground) + quarter(0, 0, r * 0.3, other),
      () => quarter(r, r, r, ink) + quarter(r, r, r * 0.55, other),
      () => circle(r / 2, r / 2, r * 0.36, ink) + circle(r / 2, r / 2, r * 0.17, other),
      () => path(`M0 0L${at(r, r)}H0Z`, ink) + circle(r * 0.72, r * 0.28, r * 0.14, other),
      () =>
        path(`M0 ${r / 2}A${at(r / 2, r / 2)} 0 0 1 ${at(r, r / 2)}Z`, ink) +
        path(`M0 ${r}A${at(r / 2, r / 2)} 0 0 1 ${at(r, r)}Z`, other),
      () =>
        repeat(4, (leaf) =>
          group(
            path(
              `M0 0Q${at(r * 0.06, -r * 0.34)} ${at(r * 0.4, -r * 0.4)}Q${at(r * 0.34, -r * 0.06)} 0 0Z`,
              leaf % 2 === 0 ? ink : other,
            ),
            { transform: `translate(${r / 2} ${r / 2}) rotate(${leaf * 90})` },
          ),
        ),
    ] as const
    return group(rect(0, 0, r, r, ground) + chance.pick(shapes)(), {
      transform: `translate(${x} ${y})`,
      'clip-path': 'url(#tile)',
    })
  }
  return (
    `<clipPath id="tile"><rect width="${size}" height="${size}"/></clipPath>` +
    rect(0, 0, w, h, colors.light) +
    repeat(columns * rows, tile) +
    repeat(columns + 1, (index) => rect(index * size - 1.5, 0, 3, h, colors.light, { opacity: 0.55 })) +
    repeat(rows + 1, (index) => rect(0, index * size - 1.5, w, 3, colors.light, { opacity: 0.55 }))
  )
}

/** Points that know each other, over stacked blocks: a network. */
export function network(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const points = Array.from({ length: 26 }, (_, index) => ({
    x: ((index % 7) + 0.5 + chance.between(-0.34, 0.34)) * (w / 7),
    y: (Math.floor(index / 7) + 0.6 + chance.between(-0.34, 0.34)) * (h / 4.4),
  }))
  const lines = points.flatMap((a, index) =>
    points.slice(index + 1).flatMap((b) => {
      const far = Math.hypot(a.x - b.x, a.y - b.y)
      return far > w * 0.2
        ? []
        : [stroke(`M${at(a.x, a.y)}L${at(b.x, b.y)}`, colors.sun, 2.4, { opacity: 0.75 - far / (w * 0.3) })]
    }),
  )
  const dots = points.map(({ x, y }, index) => {
    const r = chance.between(8, 20) * (h / 800)
    const color = index % 5 === 0 ? colors.accent : index % 3 === 0 ? colors.light : colors.sun
    return circle(x, y, r * 2, color, { opacity: 0.16 }) + circle(x, y, r, color)
  })
  const cube = (x: number, y: number, size: number) =>
    path(
      `M${at(x, y)}L${at(x + size, y - size * 0.5)}L${at(x + size * 2, y)}L${at(x + size, y + size * 0.5)}Z`,
      colors.layers[0],
    ) +
    path(
      `M${at(x, y)}L${at(x + size, y + size * 0.5)}V${Math.round(y + size * 1.6)}L${at(x, y + size * 1.1)}Z`,
      colors.layers[2],
    ) +
    path(
      `M${at(x + size * 2, y)}L${at(x + size, y + size * 0.5)}V${Math.round(y + size * 1.6)}L${at(x + size * 2, y + size * 1.1)}Z`,
      colors.layers[3],
    )
  const size = w / 20
  const stack = repeat(3, (row) =>
    repeat(11 - row, (index) =>
      chance.maybe(0.85 - row * 0.25)
        ? cube(
            (index + row / 2) * size * 2 - size,
            h - size * (0.5 + (2 - row) * 0.02) - (2 - row) * size * 0.5,
            size,
          )
        : '',
    ),
  )
  return backdrop(canvas, colors.layers[4], colors.layers[2]) + lines.join('') + dots.join('') + stack
}
