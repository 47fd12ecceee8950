import {
  at,
  backdrop,
  type Canvas,
  circle,
  glow,
  group,
  path,
  rect,
  repeat,
  stroke,
  turned,
} from './brush.ts'

/** A line of hills from edge to edge, closed at the bottom. */
function ridge({ w, h, chance }: Canvas, level: number, height: number, roughness: number) {
  const phases = [chance.between(0, 6), chance.between(0, 6), chance.between(0, 6)]
  const wave = (x: number) =>
    Math.sin((x / w) * 4 + (phases[0] ?? 0)) * 0.55 +
    Math.sin((x / w) * 9 + (phases[1] ?? 0)) * 0.3 +
    Math.sin((x / w) * 23 + (phases[2] ?? 0)) * 0.15 * roughness
  const y = (x: number) => level - wave(x) * height
  const points = Array.from({ length: 65 }, (_, index) => (index / 64) * w)
  const line = points.map((x) => `L${at(x, y(x))}`).join('')
  return { d: `M0 ${h}${line}L${w} ${h}Z`, y }
}

function birds({ w, h, colors, chance }: Canvas) {
  const x = chance.between(w * 0.15, w * 0.7)
  const y = chance.between(h * 0.12, h * 0.3)
  return repeat(chance.whole(3, 6), (index) => {
    const size = chance.between(8, 15)
    const [left, top] = [x + index * 34 + chance.between(-10, 10), y + chance.between(-26, 26)]
    const d = `M${at(left - size, top - size * 0.5)}Q${at(left - size * 0.3, top - size * 0.7)} ${at(left, top)}Q${at(left + size * 0.3, top - size * 0.7)} ${at(left + size, top - size * 0.5)}`
    return stroke(d, colors.dark, 2.6, { opacity: 0.6 })
  })
}

function pine(x: number, y: number, size: number, fill: string) {
  const tier = (top: number, width: number, height: number) =>
    `M${at(x, y - top)}L${at(x + width, y - top + height)}L${at(x - width, y - top + height)}Z`
  return path(
    tier(size, size * 0.2, size * 0.42) +
      tier(size * 0.76, size * 0.27, size * 0.44) +
      tier(size * 0.48, size * 0.33, size * 0.48),
    fill,
  )
}

function roundTree(x: number, y: number, size: number, fill: string, trunk: string) {
  return (
    rect(x - size * 0.04, y - size * 0.5, size * 0.08, size * 0.52, trunk) +
    circle(x, y - size * 0.62, size * 0.34, fill)
  )
}

/** Rolling hills under a low sun, woods on the nearest. */
export function hills(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const sunX = chance.between(w * 0.2, w * 0.8)
  const sunY = chance.between(h * 0.26, h * 0.42)
  const conifers = chance.maybe(0.5)
  const bands = colors.layers.map((color, index) => {
    const line = ridge(canvas, h * (0.5 + index * 0.115), h * (0.075 - index * 0.006), index / 4)
    const trees =
      index < 2
        ? ''
        : repeat(chance.whole(7, 12), () => {
            const x = chance.between(0, w)
            const size = chance.between(26, 44) * (index - 0.6) * (h / 800)
            const fill = colors.layers[index + 1] ?? colors.dark
            return conifers
              ? pine(x, line.y(x) + 6, size, fill)
              : roundTree(x, line.y(x) + 4, size, fill, colors.dark)
          })
    return trees + path(line.d, color)
  })
  return (
    backdrop(canvas, ...colors.sky) +
    glow(sunX, sunY, h * chance.between(0.075, 0.12), colors.sun) +
    birds(canvas) +
    bands.join('')
  )
}

/** Angular mountains with lit and shaded sides, and a lake that mirrors the light. */
export function peaks(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const peak = (x: number, base: number, width: number, height: number, lit: string, shade: string) => {
    const top = base - height
    const lean = chance.between(-0.12, 0.12) * width
    const edge = chance.between(0.05, 0.22) * width
    const snow = height * 0.26
    return (
      path(`M${at(x - width, base)}L${at(x + lean, top)}L${at(x + edge, base)}Z`, lit) +
      path(`M${at(x + lean, top)}L${at(x + width, base)}L${at(x + edge, base)}Z`, shade) +
      path(
        `M${at(x + lean, top)}L${at(x + lean - width * 0.26, top + snow)}L${at(x + lean - width * 0.1, top + snow * 0.78)}L${at(x + lean + edge * 0.2, top + snow * 1.1)}L${at(x + lean + width * 0.12, top + snow * 0.8)}L${at(x + lean + width * 0.26, top + snow)}Z`,
        colors.light,
        { opacity: 0.9 },
      )
    )
  }
  const base = h * 0.7
  const [far, , middle, near, nearest] = colors.layers
  const sunX = chance.between(w * 0.25, w * 0.75)
  const rows =
    repeat(4, (index) =>
      peak(w * (0.05 + index * 0.3), base, w * 0.26, h * chance.between(0.26, 0.38), far, colors.layers[1]),
    ) +
    repeat(3, (index) =>
      peak(w * (0.12 + index * 0.38), base, w * 0.24, h * chance.between(0.34, 0.48), middle, near),
    )
  const wood = ridge(canvas, h * 0.7, h * 0.02, 1)
  return (
    backdrop(canvas, ...colors.sky) +
    glow(sunX, h * 0.24, h * 0.09, colors.sun) +
    rows +
    repeat(46, () => {
      const x = chance.between(0, w)
      return pine(x, wood.y(x) + 8, chance.between(34, 70) * (h / 800), nearest)
    }) +
    path(wood.d, nearest) +
    rect(0, h * 0.695, w, h * 0.305, nearest) +
    rect(0, h * 0.745, w, h * 0.255, colors.sky[1]) +
    rect(0, h * 0.745, w, h * 0.255, colors.layers[1], { opacity: 0.66 }) +
    repeat(16, (index) => {
      const width = chance.between(40, 240) * (1 - index / 26)
      return rect(
        sunX - width / 2 + chance.between(-50, 50),
        h * 0.76 + index * h * 0.0145,
        width,
        h * 0.005,
        colors.sun,
        { rx: 3, opacity: 0.75 },
      )
    }) +
    birds(canvas)
  )
}

/** Sun over water in bands, islands, a few sails. */
export function sea(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const horizon = h * chance.between(0.46, 0.54)
  const sunX = chance.between(w * 0.3, w * 0.7)
  const island = (x: number, width: number, height: number, color: string) =>
    path(
      `M${at(x - width, horizon)}Q${at(x - width * 0.4, horizon - height * 1.2)} ${at(x, horizon - height)}T${at(x + width, horizon)}Z`,
      color,
    )
  const bands = colors.layers.map((color, index) => {
    const top = horizon + ((h - horizon) * index) / 5
    const length = w / (7 - index)
    const swell = 5 + index * 4
    const start = -chance.between(0, length)
    const crests = repeat(
      w / length + 3,
      () => `q${at(length / 4, -swell * 2)} ${at(length / 2, 0)}t${at(length / 2, 0)}`,
    )
    return path(`M${at(start, top)}${crests}V${h}H${n(start)}Z`, color)
  })
  const sail = (x: number, y: number, size: number) =>
    path(
      `M${at(x, y - size)}L${at(x + size * 0.55, y - size * 0.12)}L${at(x, y - size * 0.12)}Z`,
      colors.light,
    ) +
    path(
      `M${at(x - 4, y - size * 0.86)}L${at(x - 4, y - size * 0.12)}L${at(x - size * 0.4, y - size * 0.12)}Z`,
      colors.accent,
    ) +
    path(
      `M${at(x - size * 0.5, y - size * 0.06)}H${n(x + size * 0.6)}L${at(x + size * 0.42, y + size * 0.12)}H${n(x - size * 0.34)}Z`,
      colors.dark,
    )
  const boats = Array.from({ length: chance.whole(2, 3) }, (_, index) => ({
    x: w * (0.15 + index * 0.3 + chance.between(0, 0.14)),
    depth: index,
  }))
  return (
    backdrop(canvas, ...colors.sky) +
    glow(sunX, horizon - h * 0.06, h * 0.13, colors.sun) +
    island(w * chance.between(0.02, 0.25), w * 0.24, h * 0.13, colors.layers[1]) +
    island(w * chance.between(0.75, 0.98), w * 0.28, h * 0.18, colors.layers[2]) +
    birds(canvas) +
    bands
      .map((band, index) => {
        const boat = boats.find(({ depth }) => depth === index - 1)
        const y = horizon + ((h - horizon) * index) / 5
        return (boat ? sail(boat.x, y + 4, h * (0.09 + index * 0.035)) : '') + band
      })
      .join('')
  )
}

const n = (value: number) => Math.round(value)

/** A river at night, lanterns rising over it. */
export function lanterns(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const water = h * 0.72
  const stars = repeat(90, () =>
    circle(chance.between(0, w), chance.between(0, h * 0.55), chance.between(0.8, 2.4), colors.light, {
      opacity: chance.between(0.25, 0.9),
    }),
  )
  const places = Array.from({ length: 17 }, () => ({
    x: chance.between(w * 0.03, w * 0.97),
    y: chance.between(h * 0.08, h * 0.62),
  })).toSorted((a, b) => a.y - b.y)
  const lantern = ({ x, y }: { x: number; y: number }, index: number) => {
    const size = (h / 800) * (20 + (y / h) * 62)
    const body = `M${at(-size * 0.42, -size * 0.6)}Q${at(0, -size * 0.78)} ${at(size * 0.42, -size * 0.6)}L${at(size * 0.32, size * 0.55)}Q${at(0, size * 0.68)} ${at(-size * 0.32, size * 0.55)}Z`
    const color = index % 4 === 0 ? colors.sun : colors.accent
    return turned(
      circle(0, 0, size * 1.5, color, { opacity: 0.13 }) +
        circle(0, 0, size * 0.95, color, { opacity: 0.16 }) +
        path(body, color, { opacity: 0.95 }) +
        path(
          `M${at(-size * 0.2, size * 0.5)}Q${at(0, -size * 0.2)} ${at(size * 0.2, size * 0.5)}Z`,
          colors.light,
          { opacity: 0.85 },
        ),
      x,
      y,
      chance.between(-9, 9),
    )
  }
  const shore = ridge(canvas, water - h * 0.02, h * 0.03, 1)
  const far = ridge(canvas, water - h * 0.1, h * 0.06, 0.6)
  return (
    backdrop(canvas, ...colors.sky) +
    stars +
    glow(w * chance.between(0.65, 0.85), h * 0.2, h * 0.075, colors.sun) +
    path(far.d, colors.layers[1]) +
    path(shore.d, colors.layers[3]) +
    rect(0, water, w, h - water, colors.layers[2]) +
    repeat(60, () => {
      const y = chance.between(water + 6, h)
      const length = chance.between(14, 90) * (0.4 + (y - water) / (h - water))
      return rect(chance.between(0, w), y, length, 3, colors.accent, {
        rx: 1.5,
        opacity: chance.between(0.15, 0.6),
      })
    }) +
    places.map(lantern).join('')
  )
}

/** Kites over a summer field. */
export function kites(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const field = [0, 1, 2].map((index) =>
    path(ridge(canvas, h * (0.74 + index * 0.08), h * 0.035, 0.2).d, colors.layers[index + 2] ?? colors.dark),
  )
  const cloud = (x: number, y: number, size: number) =>
    group(
      circle(x, y, size, colors.light) +
        circle(x + size, y + size * 0.2, size * 0.8, colors.light) +
        circle(x - size, y + size * 0.25, size * 0.7, colors.light) +
        rect(x - size * 1.6, y + size * 0.3, size * 3.3, size * 0.66, colors.light, { rx: size * 0.33 }),
      { opacity: 0.8 },
    )
  const tones = [colors.accent, colors.layers[3], colors.sun, colors.layers[1]]
  const kite = (index: number) => {
    const size = chance.between(62, 112) * (h / 800)
    const x = w * (0.14 + index * 0.19 + chance.between(-0.04, 0.04))
    const y = h * chance.between(0.14, 0.46)
    const end = [x + chance.between(60, 190), h * 0.86] as const
    const tone = tones[index % tones.length] ?? colors.accent
    const other = tones[(index + 2) % tones.length] ?? colors.light
    const body =
      path(`M0 ${n(-size)}L${n(size * 0.62)} 0L0 0Z`, tone) +
      path(`M0 ${n(-size)}L${n(-size * 0.62)} 0L0 0Z`, other) +
      path(`M0 ${n(size * 1.15)}L${n(size * 0.62)} 0L0 0Z`, other) +
      path(`M0 ${n(size * 1.15)}L${n(-size * 0.62)} 0L0 0Z`, tone)
    return (
      stroke(`M${at(x, y)}Q${at(x + 10, h * 0.7)} ${at(...end)}`, colors.dark, 1.6, { opacity: 0.45 }) +
      turned(body, x, y, chance.between(10, 32))
    )
  }
  return (
    backdrop(canvas, ...colors.sky) +
    glow(w * 0.84, h * 0.18, h * 0.08, colors.sun) +
    cloud(w * 0.22, h * 0.2, 34) +
    cloud(w * 0.62, h * 0.32, 26) +
    repeat(5, kite) +
    field.join('')
  )
}
