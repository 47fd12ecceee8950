import { decimalDigits } from '../decimalDigits.ts'

const pattern = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:([apصم])\.?(?:m\.?)?)?$/

/**
 * Converts `6:30 pm`, `6pm`, `1830`, `6.30 p.m.`, `18` and `6:30 م` to `HH:MM` (24 hours). Returns '' for
 * empty text, and null for anything that is not a time.
 */
export function parseTime(text: string): string | null {
  const plain = decimalDigits(text).trim().toLowerCase().replaceAll(/\s+/g, ' ')
  if (plain === '') return ''
  const [, hours = '', minutes, half] = pattern.exec(plain) ?? []
  if (hours === '' || (minutes === undefined && half === undefined && hours.length < 2)) return null
  const hour = Number(hours)
  if (half && (hour < 1 || hour > 12)) return null
  const whole = half ? (hour % 12) + (half === 'p' || half === 'م' ? 12 : 0) : hour
  return whole < 24 ? `${String(whole).padStart(2, '0')}:${minutes ?? '00'}` : null
}

/** Possible completions of a partly typed time. */
const endings = ['', '0', '00', ':00', ' am']

/** False if no further input can turn the text into a time, as in `24:` and `12:6`. */
export const mayBecomeTime = (text: string) => endings.some((ending) => parseTime(text + ending) !== null)
