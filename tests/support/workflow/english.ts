import type { Phrase } from '../../../machines/language/message.ts'
import { word } from '../../../machines/language/wording.ts'

/** The same type with every phrase as an English string, as tables quote it. */
export type English<Source> = Source extends Phrase
  ? string
  : Source extends readonly (infer Item)[]
    ? English<Item>[]
    : Source extends (...given: never) => unknown
      ? Source
      : Source extends object
        ? { [Name in keyof Source]: English<Source[Name]> }
        : Source

export function inEnglish<Source>(source: Source): English<Source> {
  return words(source) as English<Source>
}

function words(source: unknown): unknown {
  if (Array.isArray(source)) return source.map(words)
  if (isPhrase(source)) return word(source, { locale: 'en-US', catalog: {} })
  if (!isPlain(source)) return source
  return Object.fromEntries(Object.entries(source).map(([name, value]) => [name, words(value)]))
}

const isPhrase = (source: unknown): source is Phrase =>
  isPlain(source) && Object.keys(source).toSorted().join() === 'id,values' && isPlain(source['values'])

const isPlain = (source: unknown): source is Record<string, unknown> =>
  typeof source === 'object' &&
  source !== null &&
  (Object.getPrototypeOf(source) === Object.prototype || Object.getPrototypeOf(source) === null)
