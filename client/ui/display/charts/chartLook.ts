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

/** Puts the value axis on the side where lines of text start. nivo itself always draws from left to right. */
export const valueAxis = () =>
  isMirrored() ? { axisLeft: null, axisRight: values } : { axisLeft: values, axisRight: null }

/** Margins of a drawing in px. */
export const around = (top: number, end: number, bottom: number, start: number) =>
  isMirrored() ? { top, bottom, left: end, right: start } : { top, bottom, left: start, right: end }

/** Reverses the items on right-to-left pages, because nivo draws from left to right. */
export const inLine = <Each>(all: Each[]) => (isMirrored() ? all.toReversed() : all)

/** Below this width in px, labels do not fit around the pie and are listed below it. */
export const narrow = 440

/** Turns animations off. The role `group` lets screen readers reach the parts one by one. */
export const still = { animate: false, role: 'group' }
