import { publicPages } from '../../../gateway/publicPages/publicPages.ts'
import type { TestService } from '../../support/service.ts'

/** Requests pages from a gateway in front of the service, without an account. */
export function strangerAt({ app, services }: TestService, { hasSharing = true } = {}) {
  const { publicUrl, log } = services
  const fetch = (request: Request) => app(request, { ip: '192.0.2.1' })
  const pages = publicPages({
    commonUrl: publicUrl,
    publicUrl,
    mediaOrigins: [publicUrl],
    hasSharing,
    fetch,
    log,
  })
  return async (path: string, headers: Record<string, string> = {}) => {
    const request = new Request(`${publicUrl}${path}`, { headers })
    const response = await pages(request, { caller: { ip: '192.0.2.1' }, requestId: 'request-1' })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, headers: response.headers, bytes, text: bytes.toString() }
  }
}
