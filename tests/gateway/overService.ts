import { createGateway } from '../../gateway/app.ts'
import type { TestService } from '../support/service.ts'
import type { Answer } from './double.ts'
import { readEvents } from '../support/http/eventStream.ts'
import { sent } from './sent.ts'
import { testIntake } from '../support/http/intake.ts'

/**
 * Runs documents in a gateway over the real service, with or without a token. A subscription returns its
 * first answer and is then closed.
 */
export function overService({ app, services }: TestService) {
  const { log, publicUrl } = services
  const gateway = createGateway({
    commonUrl: publicUrl,
    playground: true,
    intake: testIntake(),
    log,
    fetch: (request, caller) => app(request, caller),
  })

  return async (query: string, variables: Record<string, unknown> = {}, token?: string): Promise<Answer> => {
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    const isSubscription = query.startsWith('subscription')
    const accept = isSubscription ? 'text/event-stream' : 'application/json'
    const { body, headers } = await sent(query, variables)
    const all = { ...headers, ...authorization, accept }
    const request = new Request(`${publicUrl}/graphql`, { method: 'POST', headers: all, body })
    const response = await gateway.fetch(request, { caller: { ip: '127.0.0.1' }, requestId: 'request-1' })
    if (!isSubscription || !response.body) return (await response.json()) as Answer
    const stream = readEvents(response.body)
    const { data } = await stream.at(0)
    await stream.cancel()
    return data as Answer
  }
}
