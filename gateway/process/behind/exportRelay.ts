import type { Arrival } from '../../graph/context.ts'
import { type RestFetch, restLimits, serviceAt } from '../../rest/restFetch.ts'
import type { Log } from '../../rest/log.ts'

interface RelayedFile {
  type: string
  name: string
  /** Time limit in ms for the whole file. */
  patience: number
}

const csv = (name: string): RelayedFile => ({ type: 'text/csv', name, patience: 600_000 })

/** File downloads that the gateway relays from the service, by path. */
const files = new Map<string, RelayedFile>([
  [
    '/common/profile/export/',
    { type: 'application/json', name: 'plaza-account.json', patience: restLimits.timeoutMs },
  ],
  ['/common/superadmin/users/', csv('plaza-users.csv')],
  ['/common/superadmin/events/', csv('plaza-events.csv')],
])

export const exportRelay =
  ({ commonUrl, fetch }: { commonUrl: string; fetch: RestFetch }, log: Log) =>
  async ({ url, headers, signal }: Request, { caller, requestId }: Arrival): Promise<Response> => {
    const { pathname: path, search } = new URL(url)
    const file = files.get(path)
    const isAsked = file?.type !== 'text/csv' || headers.get('accept') === file.type
    if (!file || !isAsked) return refusal(404)
    const request = new Request(`${serviceAt(commonUrl)}${path}${file.type === 'text/csv' ? search : ''}`, {
      redirect: 'manual',
      headers: {
        accept: file.type,
        'accept-language': headers.get('accept-language') ?? 'en',
        'x-request-id': requestId,
        authorization: headers.get('authorization') ?? '',
      },
    })
    const until = AbortSignal.any([signal, AbortSignal.timeout(file.patience)])
    const answer = await fetch(request, caller, until).catch((error: unknown) => {
      log.warn({ requestId, path, cause: String(error) }, 'call failed')
      return null
    })
    // A service without this export returns a page of the list instead.
    const isFile = answer?.ok && answer.headers.get('content-type')?.startsWith(file.type)
    if (!isFile) {
      // An unread response would hold its connection until `patience` runs out.
      await answer?.body?.cancel()
      return refusal(answer && !answer.ok ? answer.status : 503)
    }
    return new Response(answer.body, {
      headers: {
        'content-type': file.type === 'text/csv' ? 'text/csv; charset=utf-8' : file.type,
        'content-disposition': `attachment; filename="${file.name}"`,
        'cache-control': 'no-store',
      },
    })
  }

const messages: Record<number, string> = {
  400: 'This cannot be asked.',
  401: 'Please log in.',
  403: 'Only a superadmin may do this.',
  404: 'Not found.',
  429: 'Too many requests.',
}

/** Hides the error text of the service. */
const refusal = (status: number) =>
  Response.json(
    { success: false, message: messages[status] ?? 'The service is not available at the moment.' },
    { status: status in messages ? status : 503, headers: { 'cache-control': 'no-store' } },
  )
