import { color, font } from '../tokens.ts'

const words = { fontFamily: font.text, fontSize: 12, fill: color.muted }

/** What nivo draws with. */
export const chartTheme = {
  text: words,
  axis: { ticks: { text: words } },
  grid: { line: { stroke: color.line } },
}

/** Marks at whole numbers only. */
export const whole = (value: number | string) => (Number.isInteger(Number(value)) ? String(value) : '')

/** px below which there is no room for names beside a ring; whoever draws it gives them below. */
export const narrow = 440

/** Nothing of a chart moves but by what it is about; its parts are told one by one. */
export const still = { animate: false, role: 'group' }
