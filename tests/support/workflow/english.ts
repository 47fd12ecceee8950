import type { Phrase } from '../../../machines/language/message.ts'
import { word } from '../../../machines/language/wording.ts'

/** The same type with every phrase as an English string, as tables quote it. */
export type English<Told> = Told extends Phrase
  ? string
  : Told extends readonly (infer Item)[]
    ? English<Item>[]
    : Told extends (...given: never) => unknown
      ? Told
      : Told extends object
        ? { [Name in keyof Told]: English<Told[Name]> }
        : Told

export function inEnglish<Told>(told: Told): English<Told> {
  return words(told) as English<Told>
}

function words(told: unknown): unknown {
  if (Array.isArray(told)) return told.map(words)
  if (isPhrase(told)) return word(told, { locale: 'en-US', catalog: {} })
  if (!isPlain(told)) return told
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, words(value)]))
}

const isPhrase = (told: unknown): told is Phrase =>
  isPlain(told) && Object.keys(told).toSorted().join() === 'id,values' && isPlain(told['values'])

const isPlain = (told: unknown): told is Record<string, unknown> =>
  typeof told === 'object' &&
  told !== null &&
  (Object.getPrototypeOf(told) === Object.prototype || Object.getPrototypeOf(told) === null)
