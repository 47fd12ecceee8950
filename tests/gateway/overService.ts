import { createGateway } from '../../gateway/app.ts'
import type { TestService } from '../support/service.ts'
import type { Answer } from './double.ts'
import { readEvents } from '../support/http/eventStream.ts'
import { sent } from './sent.ts'
import { testIntake } from '../support/http/intake.ts'

/**
 * Runs documents in a gateway over the service itself, as the bearer of a token or as nobody. Of a subscription it gives the
 * first answer and leaves.
 */
export function overService({ app, services }: TestService) {
  const gateway = createGateway({
    commonUrl: services.publicUrl,
    playground: true,
    intake: testIntake(),
    log: services.log,
    fetch: (request, caller) => app(request, caller),
  })
  return async (query: string, variables: Record<string, unknown> = {}, token?: string): Promise<Answer> => {
    const { body, headers } = await sent(query, variables)
    const authorization = token ? { authorization: `Bearer ${token}` } : {}
    const isSubscription = query.startsWith('subscription')
    const accept = isSubscription ? 'text/event-stream' : 'application/json'
    const all = { ...headers, ...authorization, accept }
    const request = new Request(`${services.publicUrl}/graphql`, { method: 'POST', headers: all, body })
    const response = await gateway.fetch(request, { caller: { ip: '127.0.0.1' }, requestId: 'request-1' })
    if (!isSubscription || !response.body) return (await response.json()) as Answer
    const stream = readEvents(response.body)
    const { data } = await stream.at(0)
    await stream.cancel()
    return data as Answer
  }
}
