import { expect } from 'vitest'
import { createGateway } from '../../gateway/app.ts'
import { type Ask, askBy } from '../../gateway/rest/ask.ts'
import { askerOf } from '../../service/http/handing.ts'
import type { TestService } from '../support/service.ts'
import type { Answer } from './double.ts'
import { readEvents } from '../support/http/eventStream.ts'
import { sent } from './sent.ts'
import { testIntake } from '../support/http/intake.ts'

/**
 * Runs documents in a gateway over the real service, with or without a token. A subscription returns its
 * first answer and is then closed. A query runs twice, with answers handed over in the process and with
 * answers sent as text; the results must be equal.
 */
export function overService({ app, services }: TestService) {
  const { log, publicUrl } = services
  const hand = askerOf(app)
  const inProcess: Ask = async (question, caller) => ({ ...(await hand(question, caller)), isOwn: true })
  const gatewayBy = (ask: Ask) =>
    createGateway({
      commonUrl: publicUrl,
      playground: true,
      intake: testIntake(),
      log,
      fetch: (request, caller) => app(request, caller),
      ask,
    })
  const within = gatewayBy(inProcess)
  const overHttp = gatewayBy(askBy((request, caller) => app(request, caller)))

  return async (query: string, variables: Record<string, unknown> = {}, token?: string): Promise<Answer> => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    const isSubscription = query.startsWith('subscription')
    const accept = isSubscription ? 'text/event-stream' : 'application/json'
    const run = async (gateway: typeof within) => {
      const { body, headers } = await sent(query, variables)
      const all = { ...headers, ...authorization, accept }
      const request = new Request(`${publicUrl}/graphql`, { method: 'POST', headers: all, body })
      return await gateway.fetch(request, { caller: { ip: '127.0.0.1' }, requestId: 'request-1' })
    }
    const response = await run(within)
    if (!isSubscription || !response.body) {
      const answer = (await response.json()) as Answer
      const isRead = !query.startsWith('mutation')
      if (isRead) expect(await (await run(overHttp)).json()).toEqual(answer)
      return answer
    }
    const stream = readEvents(response.body)
    const { data } = await stream.at(0)
    await stream.cancel()
    return data as Answer
  }
}
