import fc from 'fast-check'
import { expect, test } from 'vitest'
import { errorCodes } from '../../../gateway/generated/errorCodes.ts'
import { type Answer, type Handler, gatewayOver, readings } from '../double.ts'
import { randomRequest, type RandomRequest } from '../randomRequests.ts'
import { sent } from '../sent.ts'

/** `FUZZ_SEED=… FUZZ_COUNT=10000 npm test -- fuzz` runs different requests, and more of them. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_270_601)
const count = Number(process.env['FUZZ_COUNT'] ?? 2000)

/** Services that answer as ours or as a foreign one does, and some that return nonsense. */
const services: fc.Arbitrary<Handler> = fc.oneof(
  { weight: 5, arbitrary: fc.constant(readings.ours) },
  { weight: 5, arbitrary: fc.constant(readings.foreign) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(fc.jsonValue({ maxDepth: 3 }), fc.constantFrom(200, 200, 201, 400, 401, 409, 422, 429, 500))
      .map(
        ([body, status]) =>
          () =>
            Response.json(body, { status }),
      ),
  },
)

const isOf = (list: readonly string[], code: unknown) => list.some((each) => each === code)

async function send(open: ReturnType<typeof gatewayOver>, request: RandomRequest): Promise<Response> {
  if ('body' in request) return open.post(request.body)
  const { body, headers } = await sent(request.query, request.variables)
  return open.post(body, headers)
}

/** Describes the fault of an answer; null if there is none. */
function faultOf(status: number, text: string): string | null {
  if (status >= 500) return `status ${status}`
  const { data, errors } = JSON.parse(text) as Answer
  if (data === undefined && !errors?.length) return 'neither data nor errors'
  const bad = errors?.find(({ extensions, message }) => {
    return (
      !isOf(errorCodes, extensions.code) ||
      extensions.code === 'INTERNAL' ||
      extensions.requestId !== 'request-1' ||
      !message
    )
  })
  return bad ? JSON.stringify(bad) : null
}

/** In ms, with enough time per request on a busy machine. */
const timeout = 30_000 + count * 100

test(
  'every random request is answered with stable codes and without unexpected errors',
  { timeout },
  async () => {
    const requests = fc.sample(fc.tuple(randomRequest(), services), { numRuns: count, seed })
    let behind: Handler = readings.ours
    const open = gatewayOver((call) => behind(call))
    const closed = gatewayOver((call) => behind(call), { playground: false })
    const faults: string[] = []
    const seen = new Map<string, number>()
    for (const [at, [request, service]] of requests.entries()) {
      behind = service
      const gateway = at % 20 === 0 ? closed : open
      const response = await send(gateway, request)
      const text = await response.text()
      const fault = faultOf(response.status, text)
      if (fault)
        faults.push(`seed ${seed}, request ${at}: ${JSON.stringify(request).slice(0, 500)} → ${fault}`)
      const { errors } = JSON.parse(text) as Answer
      const outcome = errors?.[0]?.extensions.code ?? 'OK'
      seen.set(outcome, (seen.get(outcome) ?? 0) + 1)
    }
    expect(faults).toEqual([])
    // Unexpected errors would be logged with their cause.
    expect(
      [...open.logged, ...closed.logged].filter((facts) => Object.hasOwn(facts as object, 'err')),
    ).toEqual([])
    // The requests reach the parsers, the service and its payloads.
    for (const outcome of [
      'OK',
      'BAD_USER_INPUT',
      'GRAPHQL_PARSE_FAILED',
      'GRAPHQL_VALIDATION_FAILED',
      'UPSTREAM_BAD_RESPONSE',
    ]) {
      expect([outcome, (seen.get(outcome) ?? 0) > count / 200]).toEqual([outcome, true])
    }
  },
)
