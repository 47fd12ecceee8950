import { color, font } from '../../tokens.ts'

const words = { fontFamily: font.text, fontSize: 12, fill: color.muted }

export const chartTheme = {
  text: words,
  axis: { ticks: { text: words } },
  grid: { line: { stroke: color.line } },
}

export const whole = (value: number | string) => (Number.isInteger(Number(value)) ? String(value) : '')

/** Width in px below which labels do not fit around a ring and are listed below it. */
export const narrow = 440

/** Without animation; `group` lets a screen reader reach the parts one by one. */
export const still = { animate: false, role: 'group' }
