import { parseAst } from 'vite'

interface Node {
  type: string
  start: number
  end: number
}
interface Template extends Node {
  quasis: { value: { raw: string } }[]
  expressions: Node[]
}

const sql = /\b(select|insert into|update \w+ set|delete from|truncate|order by|case when|where)\b/
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** The source of every expression that a file interpolates into SQL text, other than as a parameter. */
export function splicesOf(source: string): string[] {
  const found = new Set<string>()
  function look(value: unknown) {
    if (Array.isArray(value)) value.forEach(look)
    else if (isNode(value)) {
      if (value.type === 'TemplateLiteral') {
        const { quasis, expressions } = value as Template
        if (sql.test(quasis.map(({ value: { raw } }) => raw).join('?'))) {
          expressions
            .map(({ start, end }) => source.slice(start, end))
            .filter((text) => !/^params\.add\([^;]*\)$/s.test(text))
            .forEach((text) => found.add(text))
        }
      }
      Object.values(value).forEach(look)
    }
  }
  look(parseAst(source, { lang: 'ts' }).body)
  return [...found].toSorted()
}
