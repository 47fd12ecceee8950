import { excerpt, keyOf, type Node, placesOf, type Place, textOf } from './syntax.ts'

/** Attributes and properties whose values users read or hear. */
const shown =
  /^(label|title|text|heading|placeholder|alt|caption|hint|note|action|question|answer|description|message|unit|any|none|empty|children|aria-(label|description|roledescription|valuetext))$/i
/**
 * Names that the platform defines: keys, elements, methods, errors, addresses, and declarations of styles or
 * calendars.
 */
const ofThePlatform =
  /^(Arrow(Left|Right|Up|Down)?|Enter|Escape|Tab|Home|End|Backspace|Delete|Page(Up|Down)|Shift|Control|Bearer.*|[A-Z][A-Za-z]+-[A-Z][\w-]+|([A-Z][a-z]+){2,}|https?:.*|[a-z-]+: .+;|[A-Z]+:.*)$/

const inWords = (text: string) => /[A-Z][a-z]|[A-Za-z]{2,} [a-z]{2,}/.test(text)
const inLetters = (text: string) => /[A-Za-z]{2}/.test(text)

/**
 * User-visible texts in the source, as far as they can be recognised by their form: `Users.tsx: Search for
 * users`.
 */
export function shownTextsOf(file: string, source: string): string[] {
  return placesOf(file, source).flatMap((place) =>
    isShown(place) ? `${file}: ${excerpt(source, place.node).trim()}` : [],
  )
}

function isShown({ node, outer }: Place): boolean {
  if (node.type === 'JSXText') return inLetters(String(node['value']))
  if (outer.some(isForNobody) || isOneOf(outer)) return false
  const text = wordsOf(node)
  if (text === null || ofThePlatform.test(text.trim())) return false
  return isSentence(text) || (inLetters(text) && isGivenToSomebody(node, outer))
}

/** True for text that no user sees: module paths, styles, and messages for maintainers. */
const isForNobody = ({ type, source }: Node) =>
  /^(TaggedTemplateExpression|ThrowStatement|NewExpression)$/.test(type) ||
  (/^(Import|Export(All|Named))Declaration$/.test(type) && Boolean(source))

/** True if the text is the discriminant of a union. */
const isOneOf = ([first]: Node[]) => first !== undefined && /^(kind|type)$/.test(keyOf(first) ?? '')

function wordsOf(node: Node): string | null {
  if (node.type !== 'TemplateLiteral') return node.type === 'Literal' ? textOf(node) : null
  return (node['quasis'] as { value: { raw: string } }[]).map(({ value }) => value.raw).join(' ')
}

const isSentence = (text: string) => inWords(text) && /^\s*[A-Z]/.test(text) && !/^M[\d.\s-]/.test(text)

function isGivenToSomebody(node: Node, [first]: Node[]): boolean {
  if (!first || first['key'] === node) return false
  if (first.type === 'JSXAttribute') return shown.test(String((first['name'] as { name?: unknown }).name))
  return /^(aria-label|label|placeholder|title|hint)$/.test(keyOf(first) ?? '')
}
