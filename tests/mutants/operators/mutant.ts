import { excerpt, trailOf, type Node, type Place } from '../../support/source/syntax.ts'

export interface Edit {
  start: number
  end: number
  text: string
}

/** One change of the source that a test must detect. */
export interface Mutant {
  /** Its file, the names around it, and the change. Stable while the line is unchanged. */
  id: string
  file: string
  /** The machine or rules to which it belongs, as in the table of scores. */
  of: string
  operator: string
  line: number
  was: string
  edits: Edit[]
  /** The test that would have caught it. */
  remedy: string
}

/** The finding of an operator in a file; location and owner are added centrally. */
export interface Finding {
  operator: string
  place: Place
  /** Distinguishes the finding from others of the same operator and place. */
  detail: string
  edits: Edit[]
  remedy: string
}

export const replaced = ({ start, end }: Node, text: string): Edit => ({ start, end, text })

export const textBetween = (source: string, { start, end }: Node) => source.slice(start, end)

export function mutantOf(file: string, source: string, finding: Finding): Mutant {
  const { operator, place, detail, edits, remedy } = finding
  const trail = trailOf(place)
  return {
    id: `${file} ${trail}: ${operator}${detail && ` ${detail}`}`,
    file,
    of: nameOf(file),
    operator,
    line: source.slice(0, place.node.start).split('\n').length,
    was: excerpt(source, place.node),
    edits,
    remedy,
  }
}

/** `explore` for its machine, `events/rules` for rules. */
const nameOf = (file: string) =>
  /(\w+)Machine\.ts$/.exec(file)?.[1] ?? file.replace(/^machines\//, '').replace(/\.ts$/, '')

export function mutated(source: string, edits: Edit[]): string {
  const last = edits.toSorted((one, other) => other.start - one.start)
  return last.reduce(
    (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
    source,
  )
}
