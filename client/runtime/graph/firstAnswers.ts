import { firstHashes } from '../../generated/firstHashes.ts'
import { hearClock } from '../clock/clock.ts'
import type { Operation } from '../../generated/graphql.ts'

export type First = keyof typeof firstHashes

interface Prefetched {
  token: string
  answer: Promise<Response>
}

/** Timeout of every request in ms (specification, section 7). */
const timeout = 10_000

const prefetched = new Map<string, Prefetched>()

const keyOf = (name: string, variables: string) => `${name} ${variables}`

/**
 * Sends a request while the page's code is still loading. The keys of `values` must be in alphabetical order.
 */
export function askFirst(
  name: First,
  token: string,
  values: Record<string, unknown> = {},
): Promise<Response> {
  const variables = JSON.stringify(values)
  const extensions = { persistedQuery: { sha256Hash: firstHashes[name], version: 1 } }
  // The URL must equal the one that urql builds, because the service worker looks up cached responses by URL.
  const query = new URLSearchParams({
    operationName: name,
    variables,
    extensions: JSON.stringify(extensions),
  })
  const headers = { 'x-plaza-client': 'web', authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(timeout)
  const answer = fetch(`/graphql?${query}`, { method: 'GET', headers, signal })
  answer.then(hearClock).catch(ignore)
  prefetched.set(keyOf(name, variables), { token, answer })
  return answer
}

/** Returns a prefetched response once, and only to the session whose token requested it. */
export function takeFirst(address: string, token: string | null): Promise<Response> | undefined {
  const query = new URLSearchParams(address.slice(address.indexOf('?')))
  const key = keyOf(query.get('operationName') ?? '', query.get('variables') ?? '')
  const found = prefetched.get(key)
  if (found?.token !== token) return undefined
  prefetched.delete(key)
  return found.answer
}

/**
 * Data of a prefetched response; undefined if it is missing or failed. A failed response stays in place for
 * urql, which reports the failure.
 */
export async function firstData<Data, Variables>(
  { name }: Operation<'query' | 'mutation', Data, Variables>,
  variables: Variables,
  token: string | null,
): Promise<Data | undefined> {
  const key = keyOf(name, JSON.stringify(variables))
  const found = prefetched.get(key)
  if (found?.token !== token) return undefined
  try {
    const body: unknown = await (await found.answer).clone().json()
    if (typeof body !== 'object' || body === null || 'errors' in body || !('data' in body)) return undefined
    prefetched.delete(key)
    return body.data as Data
  } catch {
    return undefined
  }
}

export const forgetFirst = () => prefetched.clear()

/** The caller of `takeFirst` handles the failure. */
function ignore() {}
