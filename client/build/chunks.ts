import { join } from 'node:path'

interface Graph {
  getModuleInfo: (id: string) => Info | null
}

interface Info {
  importedIds: readonly string[]
  exports: readonly string[]
  code: string | null
}

const client = join(import.meta.dirname, '..')
const barrel = join(client, 'ui/index.ts')

/** In order of priority. Each chunk takes its modules along with everything they import. */
export const firstChunks = ['start', 'app', 'form', 'landing', 'home', 'events'].map((name, index) => ({
  name: (id: string, graph: Graph) => (chunkOf(id, graph) === name ? name : null),
  priority: 10 - index,
}))

/**
 * Modules that are always loaded together share a chunk, because fewer files mean fewer requests and better
 * compression.
 */
function chunkOf(id: string, graph: Graph): string | null {
  const isOf = (file: string) => reach(join(client, file), graph).has(id)
  if (isOf('app/start.ts')) return 'start'
  const isLanding = isOf('account/auth/Landing.tsx')
  const isExplore = isOf('events/explore/Explore.tsx')
  const isHome = isOf('homepage/Home.tsx')
  if (isOf('app/main.tsx') || (isHome && !id.includes('/homepage/'))) return 'app'
  if (isHome) return 'home'
  if (isLanding) return isExplore || /\/machines\/\w+\.ts$/.test(id) ? 'form' : 'landing'
  if (isExplore) return /\/explore\/|\/firstLook\//i.test(id) ? null : 'events'
  return null
}

const reaches = new WeakMap<Graph, Map<string, Set<string>>>()

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
    waiting.push(...importsOf(id, graph))
  }
  return found
}

/** Of the barrel's modules, only those with exports that the module names. */
function importsOf(id: string, graph: Graph): string[] {
  const { importedIds = [], code = '' } = graph.getModuleInfo(id) ?? {}
  const [, list = ''] = /\{([^{}]*)\} from ['"][./]+ui\/index\.ts['"]/.exec(code ?? '') ?? []
  const names = new Set(list.match(/\w+/g))
  const isNamed = (each: string) => graph.getModuleInfo(each)?.exports.some((name) => names.has(name))
  return importedIds.flatMap((each) =>
    each === barrel ? (graph.getModuleInfo(barrel)?.importedIds ?? []).filter(isNamed) : each,
  )
}

/** The chunks of the languages' catalogs: `words-de-first` and `words-de-rest`. */
export const wordChunks = {
  name: (id: string) => /virtual:messages\/(.+)$/.exec(id)?.[1]?.replace(/^/, 'words-') ?? null,
  priority: 20,
}
