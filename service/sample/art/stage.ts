import {
  at,
  backdrop,
  type Canvas,
  circle,
  ellipse,
  glow,
  group,
  path,
  rect,
  repeat,
  stroke,
  turned,
} from './brush.ts'

/** Arcs and discs on a grid, as on a concert poster. */
export function concert(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const size = h / 4
  const columns = Math.ceil(w / size)
  const inks = [
    colors.accent,
    colors.layers[1],
    colors.layers[3],
    colors.light,
    colors.sun,
    colors.layers[2],
  ] as const
  const cell = (index: number) => {
    const x = (index % columns) * size
    const y = Math.floor(index / columns) * size
    const [a, b] = [chance.pick(inks), chance.pick(inks)]
    const r = size
    const rings = (cx: number, cy: number) =>
      repeat(5, (ring) => circle(cx, cy, r * (1 - ring * 0.2), ring % 2 === 0 ? a : colors.layers[4]))
    const shapes = [
      () => rings(0, 0),
      () => rings(r, r),
      () => rings(0, r),
      () => circle(r / 2, r / 2, r * 0.44, a) + circle(r / 2, r / 2, r * 0.15, b),
      () =>
        [0.4, 0.84, 0.6, 0.92, 0.48, 0.72]
          .map((tall, bar) =>
            rect(bar * (r / 6) + r * 0.04, r * (0.5 - tall / 2), r / 10, r * tall, a, { rx: r / 20 }),
          )
          .join(''),
      () => path(`M0 0A${at(r, r)} 0 0 1 ${at(r, r)}L0 ${r}Z`, a),
      () => path(`M${at(r, 0)}A${at(r, r)} 0 0 0 ${at(0, r)}H${r}Z`, b),
    ] as const
    return group(
      rect(0, 0, r + 1, r + 1, chance.maybe(0.6) ? colors.layers[4] : colors.dark) + chance.pick(shapes)(),
      {
        transform: `translate(${x} ${y})`,
        'clip-path': 'url(#cell)',
      },
    )
  }
  const record = { x: w * chance.between(0.3, 0.7), y: h * chance.between(0.42, 0.58), r: h * 0.33 }
  const grooves = repeat(9, (ring) =>
    circle(record.x, record.y, record.r * (0.94 - ring * 0.07), 'none', {
      stroke: colors.light,
      'stroke-width': 1.6,
      opacity: 0.22,
    }),
  )
  return (
    `<clipPath id="cell"><rect width="${size + 1}" height="${size + 1}"/></clipPath>` +
    repeat(columns * 4, cell) +
    circle(record.x, record.y, record.r, colors.dark) +
    grooves +
    circle(record.x, record.y, record.r * 0.32, colors.accent) +
    circle(record.x, record.y, record.r * 0.05, colors.light) +
    stroke(
      `M${at(record.x + record.r * 1.16, record.y - record.r * 0.8)}L${at(record.x + record.r * 0.95, record.y + record.r * 0.35)}L${at(record.x + record.r * 0.62, record.y + record.r * 0.52)}`,
      colors.light,
      10,
    )
  )
}

/** Heads before a lit stage with a curtain. */
export function theatre(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const beam = (x: number, top: number, reach: number, width: number, color: string) =>
    path(`M${at(x, top)}L${at(reach - width, h * 0.74)}H${Math.round(reach + width)}Z`, color, {
      opacity: 0.2,
    })
  const folds = (left: number, direction: 1 | -1) =>
    repeat(6, (index) => {
      const x = left + direction * index * w * 0.032
      const color = index % 2 === 0 ? colors.accent : colors.layers[3]
      return path(
        `M${at(x, 0)}H${Math.round(x + direction * w * 0.034)}Q${at(x + direction * w * 0.05, h * 0.4)} ${at(x + direction * w * (0.034 - index * 0.012), h * 0.78)}H${Math.round(x - direction * index * w * 0.012)}Q${at(x + direction * w * 0.012, h * 0.4)} ${at(x, 0)}Z`,
        color,
      )
    })
  const seat = (row: number) =>
    repeat(16, (index) => {
      const size = (h / 800) * (27 + row * 9)
      const x = (index + (row % 2) / 2) * (w / 14) + chance.between(-8, 8)
      const y = h * (0.8 + row * 0.09)
      const fill = [colors.layers[4], colors.dark, '#060f10'][row] ?? colors.dark
      return (
        circle(x, y, size, fill) +
        path(
          `M${at(x - size * 1.7, y + size * 3.2)}Q${at(x - size * 1.6, y + size * 0.9)} ${at(x, y + size * 0.9)}T${at(x + size * 1.7, y + size * 3.2)}Z`,
          fill,
        )
      )
    })
  const kind = chance.whole(0, 2)
  const scene = [
    () =>
      circle(w / 2, h * 0.42, h * 0.19, colors.sun) +
      path(
        `M${at(w * 0.3, h * 0.74)}Q${at(w * 0.42, h * 0.42)} ${at(w * 0.52, h * 0.62)}T${at(w * 0.72, h * 0.74)}Z`,
        colors.layers[2],
      ),
    () =>
      repeat(
        3,
        (index) =>
          rect(
            w * (0.38 + index * 0.09),
            h * (0.36 + index * 0.07),
            w * 0.07,
            h * (0.38 - index * 0.07),
            [colors.light, colors.sun, colors.accent][index] ?? colors.light,
          ) +
          path(
            `M${at(w * (0.38 + index * 0.09), h * (0.36 + index * 0.07))}l${at(w * 0.035, -h * 0.08)}l${at(w * 0.035, h * 0.08)}Z`,
            colors.layers[3],
          ),
      ),
    () =>
      ellipse(w * 0.5, h * 0.73, w * 0.15, h * 0.03, colors.dark, { opacity: 0.4 }) +
      circle(w * 0.5, h * 0.47, h * 0.05, colors.dark) +
      path(
        `M${at(w * 0.5, h * 0.52)}Q${at(w * 0.56, h * 0.62)} ${at(w * 0.57, h * 0.73)}H${Math.round(w * 0.43)}Q${at(w * 0.44, h * 0.62)} ${at(w * 0.5, h * 0.52)}Z`,
        colors.accent,
      ) +
      stroke(
        `M${at(w * 0.48, h * 0.56)}Q${at(w * 0.4, h * 0.5)} ${at(w * 0.41, h * 0.4)}M${at(w * 0.52, h * 0.56)}Q${at(w * 0.6, h * 0.52)} ${at(w * 0.61, h * 0.42)}`,
        colors.dark,
        12,
      ),
  ][kind]
  return (
    backdrop(canvas, colors.layers[4], colors.layers[2]) +
    rect(w * 0.14, h * 0.08, w * 0.72, h * 0.66, colors.layers[1]) +
    glow(w * 0.5, h * 0.42, h * 0.22, colors.sun) +
    beam(w * 0.22, 0, w * 0.46, w * 0.13, colors.light) +
    beam(w * 0.78, 0, w * 0.54, w * 0.13, colors.light) +
    (scene?.() ?? '') +
    rect(0, h * 0.735, w, h * 0.03, colors.dark) +
    folds(0, 1) +
    folds(w, -1) +
    path(
      `M0 0H${w}V${h * 0.1}${repeat(8, (index) => `Q${at(w - (index + 0.5) * (w / 8), h * 0.2)} ${at(w - (index + 1) * (w / 8), h * 0.1)}`)}Z`,
      colors.accent,
    ) +
    path(
      `M0 0H${w}V${h * 0.04}${repeat(8, (index) => `Q${at(w - (index + 0.5) * (w / 8), h * 0.12)} ${at(w - (index + 1) * (w / 8), h * 0.04)}`)}Z`,
      colors.layers[3],
      { opacity: 0.55 },
    ) +
    repeat(3, seat)
  )
}

/** A bicycle on lanes that bend towards the sun. */
export function ride(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const cx = w * chance.between(0.42, 0.58)
  const cy = h * 1.12
  const lanes = repeat(7, (index) => {
    const r = h * (0.98 - index * 0.1)
    const fill = [colors.layers[2], colors.layers[3]][index % 2] ?? colors.layers[2]
    return (
      ellipse(cx, cy, r * 1.5, r, index === 0 ? colors.light : fill) +
      ellipse(cx, cy, r * 1.5, r, 'none', { stroke: colors.light, 'stroke-width': 4, opacity: 0.85 })
    )
  })
  const wheel = (x: number, y: number, r: number) =>
    circle(x, y, r, 'none', { stroke: colors.dark, 'stroke-width': r * 0.12 }) +
    repeat(12, (spoke) => {
      const angle = (spoke * Math.PI) / 6
      return stroke(
        `M${at(x, y)}L${at(x + Math.cos(angle) * r, y + Math.sin(angle) * r)}`,
        colors.dark,
        1.6,
        { opacity: 0.6 },
      )
    }) +
    circle(x, y, r * 0.1, colors.accent)
  const s = h / 800
  const bike =
    wheel(-118, 0, 84) +
    wheel(118, 0, 84) +
    stroke(
      'M-118 0L-50 -118L78 -118L118 0M-50 -118L-8 0L78 -118M-8 0L-118 0M-50 -118L-60 -146M-86 -148H-36M78 -118L70 -158Q92 -172 112 -152',
      colors.accent,
      11,
    ) +
    circle(-8, 0, 19, 'none', { stroke: colors.dark, 'stroke-width': 8 })
  return (
    backdrop(canvas, ...colors.sky) +
    glow(w * chance.between(0.2, 0.8), h * 0.24, h * 0.11, colors.sun) +
    path(
      `M0 ${h * 0.56}Q${at(w * 0.25, h * 0.34)} ${at(w * 0.5, h * 0.5)}T${at(w, h * 0.44)}V${h}H0Z`,
      colors.layers[0],
    ) +
    path(
      `M0 ${h * 0.64}Q${at(w * 0.3, h * 0.48)} ${at(w * 0.6, h * 0.58)}T${at(w, h * 0.54)}V${h}H0Z`,
      colors.layers[1],
    ) +
    lanes +
    turned(bike, w * chance.between(0.34, 0.66), h * 0.5, chance.between(-10, 4), 1.5 * s)
  )
}

/** Balloons over a quiet valley. */
export function balloons(canvas: Canvas) {
  const { w, h, colors, chance } = canvas
  const tones = [colors.accent, colors.layers[3], colors.light, colors.layers[1], colors.sun] as const
  const balloon = (x: number, y: number, r: number, shift: number) => {
    const stripes = 6
    const envelope = `M0 ${r * 1.5}C${at(-r * 0.5, r * 1.1)} ${at(-r, r * 0.6)} ${at(-r, 0)}A${at(r, r)} 0 0 1 ${at(r, 0)}C${at(r, r * 0.6)} ${at(r * 0.5, r * 1.1)} 0 ${r * 1.5}Z`
    const id = `balloon${Math.round(x)}`
    return group(
      `<clipPath id="${id}"><path d="${envelope}"/></clipPath>` +
        group(
          repeat(stripes, (index) => {
            const scale = 1 - index / stripes
            return ellipse(
              0,
              r * 0.1,
              r * scale,
              r * 1.7,
              tones[(index + shift) % tones.length] ?? colors.accent,
            )
          }),
          { 'clip-path': `url(#${id})` },
        ) +
        path(envelope, colors.light, { opacity: 0.08 }) +
        stroke(
          `M${at(-r * 0.13, r * 1.46)}L${at(-r * 0.13, r * 1.78)}M${at(r * 0.13, r * 1.46)}L${at(r * 0.13, r * 1.78)}`,
          colors.dark,
          2,
        ) +
        rect(-r * 0.19, r * 1.76, r * 0.38, r * 0.28, colors.layers[2], { rx: 4 }),
      { transform: `translate(${Math.round(x)} ${Math.round(y)})` },
    )
  }
  return (
    backdrop(canvas, ...colors.sky) +
    glow(w * chance.between(0.6, 0.85), h * 0.26, h * 0.1, colors.sun) +
    path(
      `M0 ${h * 0.72}Q${at(w * 0.2, h * 0.58)} ${at(w * 0.46, h * 0.7)}T${at(w, h * 0.62)}V${h}H0Z`,
      colors.layers[1],
    ) +
    balloon(w * chance.between(0.74, 0.86), h * 0.2, h * 0.07, 3) +
    balloon(w * chance.between(0.5, 0.6), h * 0.42, h * 0.1, 1) +
    path(
      `M0 ${h * 0.82}Q${at(w * 0.3, h * 0.7)} ${at(w * 0.6, h * 0.8)}T${at(w, h * 0.74)}V${h}H0Z`,
      colors.layers[2],
    ) +
    balloon(w * chance.between(0.2, 0.34), h * 0.34, h * 0.19, 0) +
    path(
      `M0 ${h * 0.9}Q${at(w * 0.35, h * 0.8)} ${at(w * 0.7, h * 0.9)}T${at(w, h * 0.86)}V${h}H0Z`,
      colors.layers[4],
    )
  )
}
