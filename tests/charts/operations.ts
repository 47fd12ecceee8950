import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import type { AnyStateMachine } from 'xstate'
import operations from '../../gateway/generated/operations.json' with { type: 'json' }

/** What does an actor's work: documents of the graph, another machine, or the device alone. */
export interface Work {
  actor: string
  kind: 'operation' | 'machine' | 'device'
  /** Documents by their operations' names; several where different lists use the same machine. */
  documents: [name: string, text: string][]
}

const client = join(import.meta.dirname, '../../client')
const named = new Map(
  Object.values(operations).map((text) => [/^\w+ (\w+)/.exec(text)?.[1] ?? '', text] as const),
)

/** What stands behind each actor of a machine. Throws where nobody gives it one. */
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

/** The operations of each actor that a file of the client makes. */
function documents(): Map<string, Set<string>> {
  known ??= readFiles()
  return known
}

function readFiles() {
  const found = new Map<string, Set<string>>()
  for (const file of globSync('**/*.ts', { cwd: client, exclude: ['generated'] })) {
    const { program } = parseSync(file, readFileSync(join(client, file), 'utf8'))
    const parts = Map.groupBy(nodesOf(program, 'Property'), ({ key }) => String(key?.['name']))
    for (const { key, value } of [...parts.values()].flat()) {
      if (!/^from[A-Z]/.test(String((value?.['callee'] as Node | undefined)?.['name']))) continue
      const actor = String(key?.['name'])
      // A factory of actors is given its calls by name, in the same file.
      const called = namesIn(value).flatMap((name) => parts.get(name) ?? [])
      const used = [value, ...called.map((part) => part.value)].flatMap(namesIn).flatMap(operationOf)
      found.set(actor, new Set([...(found.get(actor) ?? []), ...used]))
    }
  }
  return found
}

const namesIn = (tree: unknown) => nodesOf(tree, 'Identifier').map(({ name }) => String(name))

/** `listEvents` for `ListEventsDocument`, as codegen names it. */
function operationOf(name: string): string[] {
  const [, first = '', rest = ''] = /^(\w)(\w*)Document$/.exec(name) ?? []
  return first ? [first.toLowerCase() + rest] : []
}

interface Node {
  [part: string]: unknown
  key?: Node
  value?: Node
}

/** All of a kind in a tree of syntax. */
function nodesOf(tree: unknown, type: string): Node[] {
  if (typeof tree !== 'object' || tree === null) return []
  const below = Object.values(tree).flatMap((part) => nodesOf(part, type))
  return 'type' in tree && tree.type === type ? [tree as Node, ...below] : below
}
