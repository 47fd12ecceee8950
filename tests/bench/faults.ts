import { createGateway } from '../../gateway/app.ts'
import { createCircuit } from '../../gateway/rest/circuit.ts'
import { openUpstream } from '../../gateway/process/behind/upstream.ts'
import { type Fault, faultsOf, type FaultyService, openFaultyService } from '../support/http/faultyService.ts'
import { table } from '../support/run/table.ts'
import { testIntake } from '../support/http/intake.ts'

/**
 * Runs the real gateway, with its real limits, against every fault that a service can have. For a read and a
 * write, reports the error code, the time until the answer and the number of requests that reached the
 * service; also the memory used and the effect on other calls. Takes a minute.
 */

/** The maximum time for an answer in ms; the client gives up after 10 s. */
const maxAnswerTime = 9500
/**
 * The maximum time in ms for an operation on a healthy service in the meantime, and for a refusal by the open
 * circuit.
 */
const prompt = 1000
/** The maximum memory growth of the process in MB, including the faulty service in it. */
const mostGrowth = 96

const silent = { info: () => {}, warn: () => {}, error: () => {} }
const operations = {
  read: '{ me { id } }',
  write: 'mutation { login(email: "a@b.example", password: "x") { token } }',
  beside: '{ categories { id } }',
}

interface Outcome {
  ms: number
  code: string
  retryAfter?: number
}

function gatewayTo(url: string) {
  const { fetch, close } = openUpstream(url, undefined)
  const gateway = createGateway({
    commonUrl: url,
    fetch,
    circuit: createCircuit(silent),
    intake: testIntake(),
    playground: true,
    log: silent,
  })
  const tell = async (query: string): Promise<Outcome> => {
    const began = performance.now()
    const headers = { 'content-type': 'application/json', authorization: 'Bearer a-token' }
    const body = JSON.stringify({ query })
    const request = new Request('http://plaza.test/graphql', { method: 'POST', headers, body })
    const answer = await gateway.fetch(request, { caller: { ip: '192.0.2.1' }, requestId: 'bench' })
    const { errors } = (await answer.json()) as { errors?: { extensions: Omit<Outcome, 'ms'> }[] }
    return { code: 'well', ...errors?.[0]?.extensions, ms: performance.now() - began }
  }
  return { ask: tell, close }
}

const rows: Record<string, string>[] = []
let missed = 0

function report(fault: string, { code, ms }: Outcome, facts: Record<string, string>, isMet: boolean) {
  if (!isMet) missed += 1
  rows.push({ fault, code, ms: ms.toFixed(0), ...facts, figures: isMet ? 'met' : 'MISSED' })
}

async function measure({ name, code, reads, answer }: Fault, isDown = false) {
  const service = await openFaultyService(answer)
  const { ask, close } = gatewayTo(service.url)
  await ask(operations.beside)
  if (isDown) await service.close()
  const before = process.memoryUsage().rss
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 10)
  const [read, write, beside] = await Promise.all([
    ask(operations.read),
    ask(operations.write),
    ask(operations.beside),
  ])
  clearInterval(watch)
  if (!isDown) await service.close()
  await close()
  const growth = Math.max(0, Math.round((most - before) / 1e6))
  const isUnnoticed = isDown || (beside.code === 'well' && beside.ms <= prompt)
  for (const [kind, outcome, path, times] of [
    ['read', read, '/common/profile/', reads],
    ['write', write, '/common/login/', isDown ? 0 : 1],
  ] as const) {
    const arrived = service.seen.filter((one) => one.path === path).length
    const facts = {
      arrived: String(arrived),
      'MB more': String(growth),
      'others ms': isDown ? '-' : beside.ms.toFixed(0),
    }
    const isExpected = outcome.code === code && outcome.ms <= maxAnswerTime && arrived === times
    report(`${name}, ${kind}`, outcome, facts, isExpected && isUnnoticed && growth <= mostGrowth)
  }
}

/**
 * From the 20th failure on, calls fail at once; after the pause, one success lets all calls through again.
 */
async function measureCircuit() {
  let status = 502
  const service = await openFaultyService((response) => response.writeHead(status).end('{}'))
  const { ask, close } = gatewayTo(service.url)
  for (let failures = 0; failures < 20; failures += 1) await ask(operations.write)
  const refused = await ask(operations.write)
  const isRefused = refused.retryAfter === 5 && refused.ms <= prompt && service.seen.length === 20
  report('circuit open', refused, { arrived: '0' }, isRefused)
  status = 404
  await new Promise((resolve) => setTimeout(resolve, 5000))
  const back = await ask(operations.write)
  report('circuit after 5 s', back, { arrived: '1' }, back.code === 'NOT_FOUND')
  await service.close()
  await close()
}

const elsewhere: FaultyService = await openFaultyService((response) => response.end('{}'))
await measure({ name: 'down', answer: () => {}, code: 'UPSTREAM_UNAVAILABLE', reads: 0 }, true)
for (const fault of faultsOf(1000, elsewhere.url)) await measure(fault)
await measureCircuit()
await elsewhere.close()
if (elsewhere.seen.length > 0) missed += 1

process.stdout.write(`${table(rows)}\n`)
process.stdout.write(`The token went elsewhere ${elsewhere.seen.length} times; ${missed} figures missed.\n`)
process.exitCode = missed > 0 ? 1 : 0
