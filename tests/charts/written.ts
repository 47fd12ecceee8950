import { parseArgs } from 'node:util'
import type { Path, Step } from '../support/workflow/model.ts'
import { depending, type Call, type Facts } from '../support/workflow/table.ts'

interface Walked {
  id: string
  paths(): Path<unknown, unknown>[]
}

/** One step of a path for somebody without our runner: what happens, and what is true after it. */
interface WrittenStep {
  /** What happens, as the table has it; null at the start. */
  on: string | null
  event: unknown
  states: string[]
  facts: unknown
  /** What is said and done, what other machines are told, and what actors begin to be asked. */
  effects: Call[]
  tells: Call[]
  asks: Call[]
}

interface WrittenPath {
  machine: string
  title: string
  input: unknown
  steps: WrittenStep[]
}

const formats = ['json', 'markdown'] as const

/** What `npm run paths` prints for these arguments; throws what is wrong with them. */
export function pathsAsked(args: string[], models: Walked[]): string {
  const { values, positionals } = parseArgs({
    args,
    options: { format: { type: 'string', default: 'markdown' } },
    allowPositionals: true,
  })
  const format = formats.find((one) => one === values.format)
  if (!format) throw new Error(`--format is json or markdown, not ${values.format}`)
  const ids = models.map(({ id }) => id)
  const unknown = positionals.filter((name) => !ids.includes(name))
  if (unknown.length > 0)
    throw new Error(`there is no machine ${unknown.join(', ')}; there are ${ids.join(', ')}`)
  return written(
    models.filter(({ id }) => positionals.length === 0 || positionals.includes(id)),
    format,
  )
}

/** All that is in it comes from the rows of the tables. */
function written(models: Walked[], format: (typeof formats)[number]): string {
  const paths = models.flatMap((model) => model.paths().map(pathOf))
  if (format === 'json') return `${JSON.stringify(paths, null, 1)}\n`
  return models
    .map(({ id }) =>
      chapterOf(
        id,
        paths.filter(({ machine }) => machine === id),
      ),
    )
    .join('\n')
}

const pathOf = ({ machine, title, input, steps }: Path<unknown, unknown>): WrittenPath => ({
  machine,
  title,
  input: input ?? null,
  steps: steps.map(stepOf),
})

function stepOf({ event, label, rows, leaves, facts }: Step<unknown, unknown>): WrittenStep {
  const inFull = ([name, given]: Call): Call => [name, depending(given, facts as Facts) ?? null]
  return {
    on: event === null ? null : label,
    event,
    states: leaves,
    facts,
    effects: rows.flatMap(({ effects }) => effects).map(inFull),
    tells: rows.flatMap(({ tells }) => tells),
    asks: rows.flatMap(({ asks }) => asks).map(inFull),
  }
}

const chapterOf = (id: string, paths: WrittenPath[]) =>
  [
    `# ${id}\n`,
    ...paths.map(({ title, steps }) => `## ${id}: ${title}\n\n${steps.map(lineOf).join('\n')}\n`),
  ].join('\n')

function lineOf({ on, states, effects, tells, asks }: WrittenStep, at: number): string {
  const calls = [...effects, ...tells, ...asks].map(([name, given]) => `${name} ${JSON.stringify(given)}`)
  const after = [states.map((state) => `\`${state}\``).join(', '), ...calls].join('; ')
  return `${at + 1}. ${on === null ? 'Start' : `**${on}**`}: ${after}`
}
