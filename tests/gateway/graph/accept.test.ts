import { describe, expect, test } from 'vitest'
import { canonical } from '../../../gateway/graph/canonical.ts'
import { origin } from '../double/origin.ts'
import { type Answer, gatewayOver, readings } from '../double.ts'

const query = canonical('query mine { me { fullName } }')
const stream = canonical('subscription { pendingEventsChanged { id } }')
const urql =
  'application/graphql-response+json, application/graphql+json, application/json, text/event-stream, multipart/mixed'
const apolloOfSubscriptions =
  'multipart/mixed;boundary=graphql;subscriptionSpec=1.0,application/graphql-response+json,application/json;q=0.9'

const open = (playground = true) =>
  gatewayOver(readings.ours, { playground, operations: { mine: query, queue: stream } })
const byGet = (text: string, headers: Record<string, string>, playground = true) =>
  open(playground).fetch(
    new Request(`${origin}/graphql?query=${encodeURIComponent(text)}`, {
      headers: { authorization: 'Bearer token-1', ...headers },
    }),
  )
const refusalIn = async (answer: Response) => {
  const { errors } = (await answer.json()) as Answer
  return errors?.[0]
}

describe('responses that the client can read', () => {
  test.each(['application/json', 'application/graphql-response+json', apolloOfSubscriptions])(
    'a subscription is refused with Accept: %s',
    async (accept) => {
      for (const text of [stream, 'query a { me { id } } subscription b { pendingEventsChanged { id } }']) {
        const operationName = text === stream ? undefined : 'b'
        const answer = await open().post({ query: text, operationName }, { accept })
        expect([answer.status, answer.headers.get('accept')]).toEqual([406, null])
        expect(await refusalIn(answer)).toMatchObject({
          message: 'A subscription is a stream of events: send Accept: text/event-stream.',
          extensions: { code: 'BAD_USER_INPUT', requestId: 'request-1' },
        })
      }
    },
  )

  test.each(['text/event-stream', 'text/event-stream, application/json', urql, '*/*'])(
    'a subscription is answered with a stream, even for an error, with Accept: %s',
    async (accept) => {
      const answer = await open().post({ query: stream }, { accept, authorization: '' })
      expect(answer.status).toBe(200)
      expect(await answer.text()).toContain('UNAUTHENTICATED')
    },
  )

  test('a refusal has a body and does not echo request headers', async () => {
    for (const accept of ['application/json; charset=latin1', 'application/json;charset=utf-16']) {
      const answer = await open().post({ query }, { accept })
      expect([answer.status, answer.headers.get('accept')]).toEqual([406, null])
      expect((await refusalIn(answer))?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        requestId: 'request-1',
      })
    }
  })
})

describe('GQ-2 over GET, the operation decides the response, not the Accept header', () => {
  test.each([urql, 'application/json, text/event-stream', 'application/json', '*/*'])(
    'a query of the client is executed: %s',
    async (accept) => {
      for (const playground of [true, false]) {
        const answer = await byGet(query, { accept }, playground)
        expect([answer.status, await answer.json()]).toEqual([
          200,
          { data: { me: { fullName: 'Asha Rao' } } },
        ])
      }
    },
  )

  test('a stream of the client opens', async () => {
    const answer = await byGet(stream, { accept: 'text/event-stream' })
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
    await answer.body?.cancel()
  })

  test.each(['x-plaza-client', 'graphql-preflight', 'apollo-require-preflight', 'Apollo-Require-Preflight'])(
    'GQ-5 the header %s is sufficient',
    async (name) => {
      const form = new URLSearchParams({ query })
      const sent = { method: 'POST', body: form, headers: { authorization: 'Bearer token-1' } }
      expect((await open().fetch(new Request(`${origin}/graphql`, sent))).status).toBe(403)
      const own = { ...sent, headers: { ...sent.headers, [name]: 'true' } }
      expect((await open().fetch(new Request(`${origin}/graphql`, own))).status).toBe(200)
    },
  )

  test.each([urql, 'text/event-stream', '*/*'])(
    'mutations and unknown operations require POST: %s',
    async (accept) => {
      for (const text of ['mutation { logout }', '{ me { id } }', '{ me {']) {
        for (const headers of [{}, { 'x-plaza-client': 'test' }]) {
          expect((await byGet(text, { accept, ...headers })).status).toBe(405)
        }
      }
    },
  )
})
