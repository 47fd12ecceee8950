import {
  at,
  backdrop,
  type Canvas,
  circle,
  ellipse,
  group,
  path,
  rect,
  repeat,
  stroke,
  turned,
} from './brush.ts'

/** A laid table from above. */
export function table(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const s = h / 800
  const weave =
    repeat(14, (index) => rect((index * w) / 14, 0, w / 28, h, colors.layers[1], { opacity: 0.22 })) +
    repeat(9, (index) => rect(0, (index * h) / 9, w, h / 18, colors.layers[1], { opacity: 0.22 }))
  const shadow = (r: number) => circle(10, 16, r, colors.dark, { opacity: 0.16 })
  const citrus = (r: number, color: string) =>
    shadow(r) +
    circle(0, 0, r, color) +
    circle(0, 0, r * 0.88, colors.light) +
    repeat(8, (index) =>
      turned(
        path(
          `M0 ${-r * 0.1}L${at(-r * 0.27, -r * 0.72)}Q${at(0, -r * 0.9)} ${at(r * 0.27, -r * 0.72)}Z`,
          color,
        ),
        0,
        0,
        index * 45,
      ),
    )
  const leaf = (length: number, color: string) =>
    path(
      `M0 0Q${at(length * 0.3, -length * 0.5)} ${at(0, -length)}Q${at(-length * 0.3, -length * 0.5)} 0 0Z`,
      color,
    ) + stroke(`M0 0V${-length * 0.85}`, colors.light, 1.6, { opacity: 0.5 })
  const salad = (r: number) =>
    shadow(r) +
    circle(0, 0, r, colors.light) +
    circle(0, 0, r * 0.86, colors.layers[4]) +
    repeat(16, (index) =>
      turned(
        leaf(
          r * chance.between(0.4, 0.62),
          [colors.layers[2], colors.layers[3], colors.layers[1]][index % 3] ?? colors.layers[2],
        ),
        chance.between(-r * 0.35, r * 0.35),
        chance.between(-r * 0.35, r * 0.35),
        chance.between(0, 360),
      ),
    ) +
    repeat(7, () =>
      circle(
        chance.between(-r * 0.5, r * 0.5),
        chance.between(-r * 0.5, r * 0.5),
        r * chance.between(0.08, 0.13),
        colors.accent,
      ),
    )
  const noodles = (r: number) =>
    shadow(r) +
    circle(0, 0, r, colors.accent) +
    circle(0, 0, r * 0.88, colors.sky[1]) +
    repeat(7, (index) =>
      circle(chance.between(-8, 8), chance.between(-8, 8), r * (0.78 - index * 0.1), 'none', {
        stroke: colors.sun,
        'stroke-width': r * 0.055,
      }),
    ) +
    turned(
      ellipse(0, 0, r * 0.2, r * 0.27, colors.light) + circle(0, r * 0.04, r * 0.12, colors.layers[0]),
      -r * 0.28,
      -r * 0.2,
      24,
    ) +
    turned(leaf(r * 0.6, colors.layers[3]), r * 0.25, r * 0.4, 40) +
    stroke(
      `M${at(r * 0.1, -r * 0.5)}L${at(r * 1.3, -r * 1.15)}M${at(r * 0.3, -r * 0.42)}L${at(r * 1.4, -r * 0.98)}`,
      colors.layers[2],
      9,
    )
  const bread = (r: number) =>
    shadow(r) +
    circle(0, 0, r, colors.layers[3]) +
    circle(0, 0, r * 0.9, colors.layers[2]) +
    repeat(3, (index) =>
      turned(
        ellipse(0, 0, r * 0.62, r * 0.24, colors.layers[0]) +
          stroke(
            `M${at(-r * 0.3, r * 0.06)}L${at(-r * 0.18, -r * 0.1)}M0 ${r * 0.06}L${at(r * 0.12, -r * 0.1)}M${at(r * 0.3, r * 0.06)}L${at(r * 0.42, -r * 0.08)}`,
            colors.light,
            5,
          ),
        0,
        (index - 1) * r * 0.46,
        -14,
      ),
    )
  const cup = (r: number) =>
    shadow(r) +
    circle(r * 1.05, 0, r * 0.32, 'none', { stroke: colors.light, 'stroke-width': r * 0.2 }) +
    circle(0, 0, r, colors.light) +
    circle(0, 0, r * 0.8, colors.layers[2]) +
    circle(-r * 0.2, -r * 0.2, r * 0.24, colors.layers[0], { opacity: 0.6 })
  const big = [salad, noodles, bread] as const
  const first = chance.whole(0, 2)
  const main = big[first] ?? salad
  const side = big[(first + 1) % 3] ?? bread
  return (
    backdrop(canvas, colors.sky[0], colors.sky[1]) +
    weave +
    turned(leaf(220, colors.layers[2]), w * 0.07, h * 0.34, 118, s) +
    turned(leaf(180, colors.layers[3]), w * 0.03, h * 0.42, 76, s) +
    turned(main(205), w * 0.38, h * 0.52, 0, s) +
    turned(side(150), w * 0.74, h * 0.34, 0, s) +
    turned(citrus(78, colors.sun === colors.light ? colors.accent : '#f6b73c'), w * 0.14, h * 0.8, 20, s) +
    turned(citrus(58, colors.accent), w * 0.91, h * 0.72, 8, s) +
    turned(cup(70), w * 0.66, h * 0.82, -20, s) +
    turned(citrus(52, colors.layers[1]), w * 0.13, h * 0.14, 30, s) +
    turned(
      rect(-10, -150, 20, 190, colors.layers[3], { rx: 8 }) + ellipse(0, 78, 28, 46, colors.layers[3]),
      w * 0.555,
      h * 0.24,
      24,
      s,
    )
  )
}

/** Leaves and blossoms against a disc of light. */
export function botanical(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const s = h / 800
  const leaf = (length: number, width: number, color: string) => {
    const veins = repeat(7, (index) => {
      const y = -length * (0.14 + index * 0.11)
      const reach = width * 0.62 * Math.sin(((index + 1.2) / 8.4) * Math.PI)
      return `M0 ${Math.round(y)}L${at(-reach, y - reach * 0.6)}M0 ${Math.round(y)}L${at(reach, y - reach * 0.6)}`
    })
    return (
      path(
        `M0 0C${at(width, -length * 0.2)} ${at(width * 0.9, -length * 0.75)} ${at(0, -length)}C${at(-width * 0.9, -length * 0.75)} ${at(-width, -length * 0.2)} 0 0Z`,
        color,
      ) + stroke(`M0 40V${-length * 0.92}${veins}`, colors.light, 2.4, { opacity: 0.38 })
    )
  }
  const fern = (length: number, color: string) =>
    stroke(`M0 30V${-length}`, color, 5) +
    repeat(13, (index) => {
      const y = (-length * (index + 0.6)) / 13.4
      const reach = length * 0.28 * (1 - index / 16)
      return (
        turned(ellipse(reach / 2, 0, reach / 2, reach * 0.16, color), 0, y, -26) +
        turned(ellipse(-reach / 2, 0, reach / 2, reach * 0.16, color), 0, y, 26)
      )
    })
  const blossom = (r: number, color: string) =>
    repeat(8, (index) => turned(ellipse(0, -r * 0.62, r * 0.27, r * 0.46, color), 0, 0, index * 45)) +
    repeat(8, (index) =>
      turned(ellipse(0, -r * 0.4, r * 0.1, r * 0.26, colors.light, { opacity: 0.5 }), 0, 0, index * 45 + 22),
    ) +
    circle(0, 0, r * 0.27, colors.sun) +
    circle(0, 0, r * 0.13, colors.layers[2])
  const tones = [colors.layers[1], colors.layers[2], colors.layers[3], colors.layers[4]] as const
  const rows = [0, 1, 2].map((row) =>
    repeat(8 - row, (index) => {
      const x = ((index + chance.between(0.1, 0.9)) * w) / (8 - row)
      const angle = ((x - w / 2) / w) * 62 + chance.between(-16, 16)
      const color = tones[Math.min(3, row + chance.whole(0, 1))] ?? colors.layers[3]
      const shape = chance.maybe(0.35)
        ? fern(chance.between(340, 500) - row * 60, color)
        : leaf(chance.between(330, 520) - row * 70, chance.between(80, 130), color)
      return turned(shape, x, h * (1.02 + row * 0.03), angle, s)
    }),
  )
  const blossoms = repeat(chance.whole(4, 6), (index) => {
    const x = w * (0.12 + index * 0.16 + chance.between(-0.03, 0.03))
    const y = h * chance.between(0.34, 0.68)
    const color = index % 2 === 0 ? colors.accent : colors.light
    return (
      stroke(
        `M${at(x, y)}Q${at(x + chance.between(-40, 40), h * 0.8)} ${at(x + chance.between(-30, 30), h)}`,
        colors.layers[4],
        5,
      ) + turned(blossom(chance.between(58, 96), color), x, y, chance.between(0, 40), s)
    )
  })
  return (
    backdrop(canvas, ...colors.sky) +
    circle(w * chance.between(0.36, 0.64), h * 0.44, h * 0.34, colors.sun, { opacity: 0.85 }) +
    (rows[0] ?? '') +
    (rows[1] ?? '') +
    blossoms +
    (rows[2] ?? '')
  )
}

/** Jars and bowls on the shelves of a workshop. */
export function pots(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const glazes = [
    colors.accent,
    colors.layers[0],
    colors.layers[1],
    colors.layers[2],
    colors.layers[3],
    colors.light,
  ] as const
  const vessel = (x: number, base: number, width: number, height: number) => {
    const color = chance.pick(glazes)
    const trim = chance.pick(glazes)
    const neck = width * chance.between(0.16, 0.34)
    const belly = chance.between(0.35, 0.6)
    const foot = width * 0.28
    const id = `pot${Math.round(x)}${Math.round(base)}`
    const d =
      `M${at(x - foot, base)}C${at(x - width * 0.62, base - height * 0.1)} ${at(x - width * 0.56, base - height * belly)} ${at(x - neck, base - height * 0.82)}` +
      `L${at(x - neck * 1.15, base - height)}H${Math.round(x + neck * 1.15)}L${at(x + neck, base - height * 0.82)}` +
      `C${at(x + width * 0.56, base - height * belly)} ${at(x + width * 0.62, base - height * 0.1)} ${at(x + foot, base)}Z`
    const bands = [
      () =>
        repeat(3, (index) =>
          rect(x - width, base - height * (0.3 + index * 0.14), width * 2, height * 0.05, trim),
        ),
      () =>
        repeat(6, (index) =>
          circle(x - width * 0.45 + index * width * 0.18, base - height * 0.42, width * 0.07, trim),
        ),
      () =>
        stroke(
          `M${at(x - width * 0.6, base - height * 0.4)}${repeat(6, (index) => `L${at(x - width * 0.5 + index * width * 0.2, base - height * (index % 2 === 0 ? 0.54 : 0.4))}`)}`,
          trim,
          7,
        ),
      () => rect(x - width, base - height * 0.34, width * 2, height, trim),
    ] as const
    return (
      `<clipPath id="${id}"><path d="${d}"/></clipPath>` +
      path(d, color) +
      group(
        chance.pick(bands)() +
          rect(x + width * 0.16, base - height, width, height, colors.dark, { opacity: 0.12 }),
        { 'clip-path': `url(#${id})` },
      )
    )
  }
  const shelves = 3
  const shelf = (row: number) => {
    const base = h * (0.31 + row * 0.31)
    let items = ''
    for (let x = w * 0.05 + chance.between(0, 30); x < w * 0.96;) {
      const width = chance.between(74, 128) * (h / 800)
      items += chance.maybe(0.88)
        ? vessel(x + width / 2, base, width, chance.between(h * 0.13, h * 0.235))
        : ''
      x += width + chance.between(6, 34)
    }
    return (
      items +
      rect(0, base, w, h * 0.022, colors.layers[4]) +
      rect(0, base + h * 0.022, w, h * 0.014, colors.dark, { opacity: 0.25 })
    )
  }
  return (
    backdrop(canvas, ...colors.sky) +
    circle(w * chance.between(0.2, 0.8), h * 0.2, h * 0.3, colors.sun, { opacity: 0.5 }) +
    repeat(shelves, shelf)
  )
}

/** Books shoulder to shoulder, a plant between them. */
export function books(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const tones = [...colors.layers, colors.accent, colors.light, colors.sun] as const
  const spine = (x: number, base: number, width: number, height: number) => {
    const color = chance.pick(tones as unknown as readonly [string, ...string[]])
    const ink =
      color === colors.light || color === colors.sun || color === colors.layers[0]
        ? colors.layers[4]
        : colors.light
    const marks = [
      () =>
        rect(x + width * 0.2, base - height * 0.86, width * 0.6, height * 0.05, ink) +
        rect(x + width * 0.2, base - height * 0.77, width * 0.6, height * 0.02, ink),
      () =>
        circle(x + width / 2, base - height * 0.2, width * 0.24, ink) +
        rect(x + width * 0.44, base - height * 0.82, width * 0.12, height * 0.42, ink),
      () =>
        rect(x, base - height * 0.9, width, height * 0.03, ink) +
        rect(x, base - height * 0.14, width, height * 0.03, ink),
      () => rect(x + width * 0.26, base - height * 0.78, width * 0.48, height * 0.3, ink, { rx: 4 }),
    ] as const
    return (
      rect(x, base - height, width, height, color, { rx: 3 }) +
      group(chance.pick(marks)(), { opacity: 0.9 }) +
      rect(x + width * 0.86, base - height, width * 0.14, height, colors.dark, { opacity: 0.12 })
    )
  }
  const plant = (x: number, base: number) =>
    repeat(9, (index) =>
      turned(
        path('M0 0Q34 -70 0 -150Q-34 -70 0 0Z', colors.layers[index % 2 === 0 ? 2 : 3]),
        x,
        base - 74,
        (index - 4) * 20,
        h / 800,
      ),
    ) +
    path(
      `M${at(x - 50, base - 86)}H${Math.round(x + 50)}L${at(x + 36, base)}H${Math.round(x - 36)}Z`,
      colors.accent,
    )
  const shelf = (row: number) => {
    const base = h * (0.47 + row * 0.46)
    const gap = w * chance.between(0.25, 0.7)
    let items = ''
    for (let x = -10; x < w;) {
      if (x > gap && x < gap + 30) {
        items += plant(x + 80, base)
        x += 165
      }
      const width = chance.between(30, 66) * (h / 800)
      items += spine(x, base, width, chance.between(h * 0.24, h * 0.37))
      x += width + 2
    }
    return (
      items +
      rect(0, base, w, h * 0.03, colors.layers[4]) +
      rect(0, base + h * 0.03, w, h * 0.02, colors.dark, { opacity: 0.3 })
    )
  }
  return (
    backdrop(canvas, ...colors.sky) + rect(0, 0, w, h, colors.layers[1], { opacity: 0.25 }) + repeat(2, shelf)
  )
}
