import { join } from 'node:path'

/** What the bundler tells of a module. */
interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null
}

const client = join(import.meta.dirname, '..')

/**
 * Which file a module of the first load comes in. Few files compress better than many and are fewer requests; what comes
 * together is one: `app` for every route, `frame` for those of the signed-in. The entry keeps what it draws with itself.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const from = (file: string) => reach(join(client, file), graph)
  if (from('app/start.ts').has(id)) return null
  const frame = from('app/Frame.tsx')
  const home = from('homepage/Home.tsx')
  const landing = from('account/auth/Landing.tsx')
  const signedIn = frame.has(id) || home.has(id)
  if (from('app/main.tsx').has(id) || (landing.has(id) && signedIn)) return 'app'
  if (frame.has(id) || (home.has(id) && from('events/explore/Explore.tsx').has(id))) return 'frame'
  return null
}

const reaches = new WeakMap<Graph, Map<string, Set<string>>>()

/** A module and all that it imports and cannot do without. */
function reach(start: string, graph: Graph): Set<string> {
  const known = reaches.get(graph) ?? new Map<string, Set<string>>()
  reaches.set(graph, known)
  const found = known.get(start) ?? new Set<string>()
  if (known.has(start)) return found
  known.set(start, found)
  const waiting = [start]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
  }
  return found
}
