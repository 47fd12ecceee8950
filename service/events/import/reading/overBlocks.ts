import { addDays } from '../../fields/moments.ts'
import type { Block } from './calendarParts.ts'

const repeated = /^(?:RRULE|RDATE|RECURRENCE-ID|DURATION)[:;]/i
const time = /^DT(?:START|END)[:;]/i
const name = /^UID[:;]/i

/**
 * Sets aside the events that are over in every zone, by a look at their lines: a calendar of many years has
 * tens of thousands of them. A twin of an event that is not over is not set aside.
 */
export function withoutOver(blocks: readonly Block[], today: string): { over: number; rest: Block[] } {
  const before = addDays(today, -2).replaceAll('-', '')
  const looks = blocks.map((block) => ({ block, ...look(block, before) }))
  const coming = new Set(looks.filter(({ isOver }) => !isOver).map(({ uid }) => uid))
  const rest = looks.filter(({ isOver, uid }) => !isOver || (uid !== '' && coming.has(uid)))
  return { over: blocks.length - rest.length, rest: rest.map(({ block }) => block) }
}

/** `before` is a day as calendars write it. */
function look({ lines }: Block, before: string): { isOver: boolean; uid: string } {
  let isOver = false
  let isUnsure = false
  let uid = ''
  for (const line of lines) {
    if (time.test(line)) {
      const at = line.lastIndexOf(':')
      const day = line.slice(at + 1, at + 9)
      const isBefore = /^\d{8}$/.test(day) && day < before
      if (isBefore) isOver = true
      else isUnsure = true
    } else if (repeated.test(line)) isUnsure = true
    else if (name.test(line)) uid = line
  }
  return { isOver: isOver && !isUnsure, uid }
}
