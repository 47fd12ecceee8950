import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { openStock } from '../hop/database.ts'
import { starter } from '../hop/programs.ts'
import { compare, exploreByHash, way } from '../hop/ways.ts'

/**
 * Ours beside others on the same rows: Hono with one SQL statement, Mercurius with its JIT (our graph, on one statement too) and
 * PostGraphile (its own graph of the tables, without accounts). The first two once more with a statement whose plan is kept, as
 * ours is. Their packages are there while this runs.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '11' },
    requests: { type: 'string', default: '200' },
  },
})
const peers = import.meta.dirname
execFileSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: peers, stdio: 'inherit' })

/** What a row of Explore shows, and the first event whole. */
const card = 'rowId title content eventDate startTime endTime venue location'
const named = 'categoryByCategoryId { name } eventTypeByTypeId { name }'
const tables = `{
  allEvents(first: 20, orderBy: [PRIMARY_KEY_DESC]) {
    totalCount
    nodes { ${card} ${named} galleryImagesByEventId(first: 1) { nodes { media } } }
  }
}`

const stock = await openStock(Number(values.events))
const { run, stop } = starter(stock.url)
let missed = 0
try {
  const { token } = stock
  const whole = await run('gateway/process/server.ts')
  const behind = await run('gateway/process/server.ts', { COMMON_URL: whole.url })
  const hono = await run('tests/bench/hop/baseline.ts')
  const mercurius = await run('tests/bench/peers/mercurius.mjs')
  const kept = { KEPT_PLAN: '1' }
  const keptHono = await run('tests/bench/hop/baseline.ts', kept)
  const keptMercurius = await run('tests/bench/peers/mercurius.mjs', kept)
  const postgraphile = await run('tests/bench/peers/postgraphile.mjs')
  const body = exploreByHash()
  const graph = { path: '/graphql', token, body }
  const ways = [
    way('Hono, one statement', { at: [hono], path: '/events', token }),
    way('our REST', { at: [whole], path: '/common/events/list/main/?page_size=20', token }),
    way('Mercurius with JIT', { at: [mercurius], ...graph }),
    way('Hono, its plan kept', { at: [keptHono], path: '/events', token }),
    way('Mercurius, its plan kept', { at: [keptMercurius], ...graph }),
    way('our graph by hash', { at: [whole], ...graph, against: ['Mercurius with JIT', 1] }),
    way('our graph over COMMON_URL', { at: [behind, whole], ...graph, against: ['our REST', 1.6] }),
    way('PostGraphile', { at: [postgraphile], ...graph, body: JSON.stringify({ query: tables }) }),
  ]
  missed = await compare(ways, {
    rounds: Number(values.rounds),
    requests: Number(values.requests),
    databaseCpu: stock.cpu,
  })
} finally {
  await stop()
  await stock.stop()
  await rm(join(peers, 'node_modules'), { recursive: true })
}
process.exit(missed > 0 ? 1 : 0)
