import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { circuitLimits, createCircuit } from '../../../gateway/rest/circuit.ts'
import { restLimits } from '../../../gateway/rest/restFetch.ts'
import { openUpstream } from '../../../gateway/process/behind/upstream.ts'
import { faultsOf, type FaultyService, openFaultyService } from '../../support/http/faultyService.ts'
import { gatewayOver } from '../double.ts'

const read = '{ me { id } }'
const write = 'mutation { login(email: "a@b.example", password: "x") { token } }'
const beside = '{ categories { id } }'
const log = { info: () => {}, warn: () => {}, error: () => {} }
/** In ms. Tests that wait for a timeout use this instead of the default of 9 s; their other calls are faster. */
const short = 3000
const limits = { share: 0.5, attempts: 20, window: 10_000, pause: 1000 }

/** A gateway over a service that it reaches through a real connection. */
async function over(
  answer: Parameters<typeof openFaultyService>[0],
  { pause = limits.pause, timeoutMs = 9000 } = {},
) {
  const service = await openFaultyService(answer)
  const upstream = openUpstream(service.url, undefined)
  const circuit = createCircuit(log, { ...limits, pause })
  const options = { commonUrl: service.url, fetch: upstream.fetch, circuit, timeoutMs }
  const gateway = gatewayOver(() => ({}), options)
  const close = async () => {
    await service.close()
    await upstream.close()
  }
  return { ...gateway, service, close }
}

let elsewhere: FaultyService
beforeAll(async () => {
  elsewhere = await openFaultyService((response) => response.end('{}'))
})
afterAll(() => elsewhere.close())

test('the default limits', () => {
  expect(restLimits).toEqual({ timeoutMs: 9000, maxAnswer: 8_000_000 })
  expect(circuitLimits).toEqual({ share: 0.5, attempts: 20, window: 10_000, pause: 5000 })
})

describe('SS-3 a service with a fault', () => {
  test.each(faultsOf(20, 'http://127.0.0.1:9').map(({ name }) => name))('%s', async (name) => {
    const fault = faultsOf(20, elsewhere.url).find((one) => one.name === name)
    if (!fault) throw new Error(`no ${name}`)
    const { codeOf, run, service, close } = await over(fault.answer, {
      timeoutMs: fault.code === 'UPSTREAM_TIMEOUT' ? short : 9000,
    })
    const [code, ofWrite, others] = await Promise.all([codeOf(read), codeOf(write), run(beside)])
    await close()
    expect([code, ofWrite, others.data]).toEqual([fault.code, fault.code, { categories: [] }])
    const arrived = (method: string, path: string) =>
      service.seen.filter((one) => one.method === method && one.path === path).length
    expect([arrived('GET', '/common/profile/'), arrived('POST', '/common/login/')]).toEqual([fault.reads, 1])
    expect(elsewhere.seen).toEqual([])
  })

  test('a service that is down', async () => {
    const { codeOf, service, close } = await over(() => {})
    await service.close()
    expect([await codeOf(read), await codeOf(write)]).toEqual([
      'UPSTREAM_UNAVAILABLE',
      'UPSTREAM_UNAVAILABLE',
    ])
    await close()
  })

  test('compressed answers are not requested', async () => {
    let acceptEncoding: string | undefined
    const { codeOf, close } = await over((response, request) => {
      acceptEncoding = request.headers['accept-encoding']
      response.end('{}')
    })
    await codeOf(read)
    await close()
    expect(acceptEncoding).toBe('identity')
  })
})

describe('the circuit breaker', () => {
  const failing = async (run: (query: string) => Promise<unknown>, times: number, query = write) => {
    for (let i = 0; i < times; i += 1) await run(query)
  }
  let isWell = false
  const wavering: Parameters<typeof openFaultyService>[0] = (response) =>
    response.writeHead(isWell ? 404 : 502).end('{}')

  test('opens after half of 20 attempts fail, says when to retry, and closes after one success', async () => {
    isWell = false
    const { run, codeOf, service, close } = await over(wavering)
    await failing(run, 10, beside)
    await failing(run, 9)
    expect(service.seen).toHaveLength(19)
    expect(await codeOf(write)).toBe('UPSTREAM_UNAVAILABLE')
    const { errors } = await run(write)
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryAfter: 1 })
    expect(await codeOf(beside)).toBe('UPSTREAM_UNAVAILABLE')
    expect(service.seen).toHaveLength(20)
    isWell = true
    await expect.poll(() => codeOf(write)).toBe('UNAUTHENTICATED')
    expect(await codeOf(beside)).toBeUndefined()
    await close()
  })

  test('stays open for another pause if the trial call fails', async () => {
    isWell = false
    const { run, service, close } = await over(wavering)
    await failing(run, 20)
    await expect
      .poll(async () => {
        await run(write)
        return service.seen.length
      })
      .toBe(21)
    const { errors } = await run(write)
    expect(errors?.[0]?.extensions.retryAfter).toBe(1)
    expect(service.seen).toHaveLength(21)
    await close()
  })

  test('returns the remaining seconds', async () => {
    const { run, close } = await over(wavering, { pause: 5000 })
    isWell = false
    await failing(run, 20)
    expect((await run(write)).errors?.[0]?.extensions.retryAfter).toBe(5)
    await close()
  })

  test.each([
    ['refusals', 404, {}, 'UNAUTHENTICATED'],
    ['server errors that say when to retry', 503, { 'retry-after': '2' }, 'UPSTREAM_UNAVAILABLE'],
    ['answers that do not match the schema', 200, {}, 'UPSTREAM_BAD_RESPONSE'],
  ])('%s do not open it', async (_name, status, headers, code) => {
    const { codeOf, run, service, close } = await over((response) =>
      response.writeHead(status, headers).end('{}'),
    )
    await failing(run, 30)
    expect(await codeOf(write)).toBe(code)
    expect(service.seen).toHaveLength(31)
    await close()
  })

  test('is separate for each service: a gateway of another service continues', async () => {
    isWell = false
    const [broken, sound] = [await over(wavering), await over(wavering)]
    await failing(broken.run, 21)
    expect(await sound.codeOf(beside)).toBeUndefined()
    await broken.close()
    await sound.close()
  })

  test('ignores old failures', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    const forgetful = createCircuit(log, { ...limits, window: 60 })
    const fail = () => forgetful(() => Promise.reject(new Error('reset'))).catch((error: unknown) => error)
    for (let i = 0; i < 19; i += 1) await fail()
    vi.setSystemTime(Date.now() + 100)
    await fail()
    expect(await forgetful(() => Promise.resolve('through'))).toBe('through')
  })
})
