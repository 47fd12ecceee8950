import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnyStateMachine } from 'xstate'
import operations from '../../gateway/generated/operations.json' with { type: 'json' }
import { keyOf, placesOf, valueOf, type Node, type Place } from '../support/source/syntax.ts'

/** The work behind an actor: operations of the graph, another machine, or only the device. */
export interface Work {
  actor: string
  kind: 'operation' | 'machine' | 'device'
  /** Documents by the names of their operations; several if different lists use the same machine. */
  documents: [name: string, text: string][]
}

const client = join(import.meta.dirname, '../../client')
const named = new Map(
  Object.values(operations).map((text) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', text] as const),
)

/** The work behind each actor of a machine. Throws if an actor has no implementation. */
export function workOf(machine: AnyStateMachine): Work[] {
  const actors = Object.entries(machine.implementations.actors as Record<string, object>)
  return actors.map(([actor, logic]) => {
    if ('implementations' in logic) return { actor, kind: 'machine', documents: [] }
    const found = documents().get(actor)
    if (!found) throw new Error(`${machine.id}: no file of the client gives the actor ${actor}.`)
    const texts = [...found].map((name): [string, string] => [name, named.get(name) ?? ''])
    const unknown = texts.filter(([, text]) => text === '')
    if (unknown.length > 0) throw new Error(`${actor}: the gateway has no operation ${String(unknown)}.`)
    return { actor, kind: texts.length > 0 ? 'operation' : 'device', documents: texts }
  })
}

let known: Map<string, Set<string>> | undefined

/** The operations of each actor defined in the client. */
function documents(): Map<string, Set<string>> {
  known ??= readFiles()
  return known
}

function readFiles() {
  const found = new Map<string, Set<string>>()
  for (const file of globSync('**/*.ts', { cwd: client, exclude: ['generated'] })) {
    const places = placesOf(file, readFileSync(join(client, file), 'utf8'))
    const parts = Map.groupBy(places, ({ node }) => keyOf(node) ?? '')
    /** The identifiers within a part. */
    const namesIn = ({ node }: Place) =>
      places
        .filter((place) => place.node.type === 'Identifier' && place.outer.includes(node))
        .map((place) => String(place.node['name']))
    for (const part of places.filter(isActor)) {
      const actor = keyOf(part.node) ?? ''
      // A factory of actors gets its calls by name from the same file.
      const called = namesIn(part).flatMap((name) => parts.get(name) ?? [])
      const used = [part, ...called].flatMap(namesIn).flatMap(operationOf)
      found.set(actor, new Set([...(found.get(actor) ?? []), ...used]))
    }
  }
  return found
}

/** True for properties such as `login: fromPromise(...)` or `verifyEmail: mutation(...)`. */
function isActor({ node }: Place): boolean {
  if (keyOf(node) === null) return false
  const callee = valueOf(node)['callee'] as Node | undefined
  return /^(from[A-Z]|mutation$)/.test(String(callee?.['name']))
}

/** `listEvents` for `ListEventsDocument`, as codegen names it. */
function operationOf(name: string): string[] {
  const [, first = '', rest = ''] = /^(\w)(\w*)Document$/.exec(name) ?? []
  return first ? [first.toLowerCase() + rest] : []
}
