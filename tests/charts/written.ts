import { parseArgs } from 'node:util'
import type { Path, Step } from '../support/workflow/model.ts'
import type { Call, Facts } from '../support/workflow/table.ts'

interface Walked {
  id: string
  paths(): Path<unknown, unknown>[]
}

/** One step of a path, for use without our runner: the event and the resulting state. */
interface WrittenStep {
  /** The event, as in the table; null at the start. */
  on: string | null
  event: unknown
  states: string[]
  facts: unknown
  /** Toasts and other effects, messages to other machines, and actors that start. */
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

/** The output of `npm run paths` for these arguments; throws if they are invalid. */
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

/** All of this comes from the rows of the tables. */
function written(models: Walked[], format: (typeof formats)[number]): string {
  const paths = models.flatMap((model) => model.paths().map(pathOf))
  if (format === 'json') return `${JSON.stringify(paths, plain, 1)}\n`
  const chapters = models.map(({ id }) =>
    chapterOf(
      id,
      paths.filter(({ machine }) => machine === id),
    ),
  )
  return [legend, ...chapters].join('\n')
}

const legend = `Each path begins anew. A step is what happens, with its data, and after the colon what is true then: the innermost states;
what the step **has** changed of the facts; what it **does**, a toast or another effect; what it **tells** other machines; and what it
**asks**: actors that begin their work, each the GraphQL operation of its name where it has one. Who walks it answers them, as the next steps say.
`

/** Replaces an actor by its id in the JSON. */
const plain = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && 'xstate$$type' in value && 'id' in value ? value.id : value

const pathOf = ({ machine, title, input, steps }: Path<unknown, unknown>): WrittenPath => ({
  machine,
  title,
  input: input ?? null,
  steps: steps.map(stepOf),
})

function stepOf({ event, label, leaves, facts, effects, tells, asks }: Step<unknown, unknown>): WrittenStep {
  const inFull = ([name, given]: Call): Call => [name, given ?? null]
  return {
    on: event === null ? null : label,
    event,
    states: leaves,
    facts,
    effects: effects.map(inFull),
    tells,
    asks: asks.map(inFull),
  }
}

const chapterOf = (id: string, paths: WrittenPath[]) =>
  [
    `# ${id}\n`,
    ...paths.map(
      ({ title, input, steps }) =>
        `## ${id}: ${title}\n\n${steps.map((step, at) => lineOf(step, at, steps[at - 1], input)).join('\n')}\n`,
    ),
  ].join('\n')

function lineOf(step: WrittenStep, at: number, before: WrittenStep | undefined, input: unknown): string {
  const { on, states, effects, tells, asks } = step
  const { type: _type, ...data } = (on === null ? { ...(input as object) } : step.event) as { type?: string }
  const changes = changed(before?.facts ?? {}, step.facts)
  const calls = (verb: string, all: Call[]) =>
    all.map(([name, given]) => `${verb} ${name}${given === null ? '' : ` ${jsonOf(given)}`}`)
  const after = [
    states.map((state) => `\`${state}\``).join(', '),
    ...(changes === '{}' ? [] : [`has ${changes}`]),
    ...calls('does', effects),
    ...calls('tells', tells),
    ...calls('asks', asks),
  ]
  const given = jsonOf(data) === '{}' ? '' : ` ${jsonOf(data)}`
  return `${at + 1}. ${on === null ? 'Start' : `**${on}**`}${given}: ${after.join('; ')}`
}

const jsonOf = (value: unknown) => JSON.stringify(value, plain)

/** The facts that have changed. */
function changed(before: unknown, after: unknown): string {
  const known = before as Facts
  const all = Object.entries(after as Facts)
  return jsonOf(Object.fromEntries(all.filter(([name, value]) => jsonOf(value) !== jsonOf(known[name]))))
}
