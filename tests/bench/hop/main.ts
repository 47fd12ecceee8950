import { parseArgs } from 'node:util'
import { openStock } from './database.ts'
import { starter } from './programs.ts'
import { compare, exploreByHash, way } from './ways.ts'

/**
 * Measures the cost of the graph with Explore's page of 20, requested as in the browser, by GET with its
 * hash: through the gateway with the service in the same process, and with the service in another one
 * (`COMMON_URL`). Compares it with the REST endpoint itself, and with Hono and one SQL statement. CPU is the
 * total of all processes except the caller.
 */
const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '11' },
    requests: { type: 'string', default: '300' },
    only: { type: 'string', default: '' },
  },
})

const stock = await openStock(Number(values.events))
const { run, stop } = starter(stock.url)
let missed = 0
try {
  const baseline = await run('tests/bench/hop/baseline.ts')
  const whole = await run('gateway/process/server.ts')
  const behind = await run('gateway/process/server.ts', { COMMON_URL: whole.url })
  const { token } = stock
  const explore = exploreByHash()
  const list = '/common/events/list/main/?page_size=20'
  const oncePerSeries = `${list}&series=next`
  const ways = [
    way('Hono, one statement', { at: [baseline], path: '/events', token }),
    way('REST', { at: [whole], path: list, token, against: { way: 'Hono, one statement', times: 1.5 } }),
    way('REST, once per series', { at: [whole], path: oncePerSeries, token }),
    way('GraphQL by hash', {
      at: [whole],
      path: explore,
      token,
      against: { way: 'REST, once per series', ms: 2 },
    }),
    way('GraphQL over COMMON_URL', {
      at: [behind, whole],
      path: explore,
      token,
      against: { way: 'REST, once per series', ms: 4 },
    }),
  ].filter(({ name }) => name.includes(values.only))
  missed = await compare(ways, {
    rounds: Number(values.rounds),
    requests: Number(values.requests),
    databaseCpu: stock.cpu,
  })
} finally {
  await stop()
  await stock.stop()
}
process.exit(missed > 0 ? 1 : 0)
