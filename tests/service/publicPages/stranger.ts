import type { TestService } from '../../support/service.ts'

/** Requests pages without an account. */
export function strangerAt({ app, services }: Pick<TestService, 'app' | 'services'>) {
  return async (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) => {
    const request = new Request(`${services.publicUrl}${path}`, { ...init, headers })
    const response = await app(request, { ip: '192.0.2.1' })
    const answered = new Headers(response.headers)
    // Differs in each response, which must otherwise be the same for every unknown event.
    answered.delete('x-request-id')
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: answered, bytes, text: bytes.toString() }
  }
}
