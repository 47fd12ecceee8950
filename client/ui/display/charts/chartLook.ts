import { color, font } from '../../tokens.ts'
import { isMirrored } from '../../words/language.ts'

const words = { fontFamily: font.text, fontSize: 12, fill: color.muted }

export const chartTheme = {
  text: words,
  axis: { ticks: { text: words } },
  grid: { line: { stroke: color.line } },
}

export const whole = (value: number | string) => (Number.isInteger(Number(value)) ? String(value) : '')

const values = { tickSize: 0, tickPadding: 8, tickValues: 4, format: whole }

/** The values stand where the line starts; nivo itself knows only left and right, and draws from left to right. */
export const valueAxis = () =>
  isMirrored() ? { axisLeft: null, axisRight: values } : { axisLeft: values, axisRight: null }

/** px around a drawing. */
export const around = (top: number, end: number, bottom: number, start: number) =>
  isMirrored() ? { top, bottom, left: end, right: start } : { top, bottom, left: start, right: end }

/** From left to right, of what starts where the line starts. */
export const inLine = <Each>(all: Each[]) => (isMirrored() ? all.toReversed() : all)

/** Width in px below which labels do not fit around a ring and are listed below it. */
export const narrow = 440

/** Without animation; `group` lets a screen reader reach the parts one by one. */
export const still = { animate: false, role: 'group' }
