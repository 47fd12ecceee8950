import type { Arrival } from '../context.ts'
import { type RestFetch, restLimits } from '../rest/client.ts'
import type { Log } from '../rest/log.ts'

export const exportPath = '/common/profile/export/'

/** Where the service is elsewhere: the one call that the page itself makes of it, since its answer is a file of free form. */
export const exportRelay =
  ({ commonUrl, fetch }: { commonUrl: string; fetch: RestFetch }, log: Log) =>
  async ({ headers }: Request, { caller, requestId }: Arrival): Promise<Response> => {
    const asked = new Request(new URL(exportPath, commonUrl), {
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'x-request-id': requestId,
        authorization: headers.get('authorization') ?? '',
      },
    })
    const answer = await fetch(asked, caller, AbortSignal.timeout(restLimits.timeoutMs)).catch(
      (error: unknown) => {
        log.warn({ requestId, path: exportPath, cause: String(error) }, 'call failed')
        return null
      },
    )
    if (!answer?.ok) return refusal(answer?.status ?? 503)
    return new Response(answer.body, {
      headers: {
        'content-type': 'application/json',
        'content-disposition': 'attachment; filename="plaza-account.json"',
        'cache-control': 'no-store',
      },
    })
  }

const told: Record<number, string> = { 401: 'Please log in.', 429: 'Too many requests.' }

/** Nothing of the service's own words gets out. */
const refusal = (status: number) =>
  Response.json(
    { success: false, message: told[status] ?? 'The service is not available at the moment.' },
    { status: status in told ? status : 503, headers: { 'cache-control': 'no-store' } },
  )
