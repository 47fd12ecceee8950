import { firstHashes } from '../../generated/firstHashes.ts'
import type { Operation } from '../../generated/graphql.ts'

export type First = keyof typeof firstHashes

interface Asked {
  token: string
  answer: Promise<Response>
}

/** ms, as with any other call (specification, section 7) */
const timeout = 10_000

const asked = new Map<string, Asked>()

/** Asks what a page shows first while the code that shows it is on its way. None of these has variables. */
export function askFirst(name: First, token: string) {
  const extensions = { persistedQuery: { sha256Hash: firstHashes[name], version: 1 } }
  // As urql spells it: what keeps answers for when there is no line knows them by their address.
  const query = new URLSearchParams({
    operationName: name,
    variables: '{}',
    extensions: JSON.stringify(extensions),
  })
  const headers = { 'x-plaza-client': 'web', authorization: `Bearer ${token}` }
  const signal = AbortSignal.timeout(timeout)
  const answer = fetch(`/graphql?${query}`, { method: 'GET', headers, signal })
  answer.catch(ignore)
  asked.set(name, { token, answer })
}

/** Once, the answer to what was asked so early, by the same person. */
export function takeFirst(name: string, token: string | null): Promise<Response> | undefined {
  const found = asked.get(name)
  if (found?.token !== token) return undefined
  asked.delete(name)
  return found.answer
}

/** The data of such an answer. Undefined where there is none, or no good one: that is for urql, which then takes it instead of asking. */
export async function firstData<Data, Variables>(
  { name }: Operation<'query' | 'mutation', Data, Variables>,
  token: string | null,
): Promise<Data | undefined> {
  const found = asked.get(name)
  if (found?.token !== token) return undefined
  try {
    const body: unknown = await (await found.answer).clone().json()
    if (typeof body !== 'object' || body === null || 'errors' in body || !('data' in body)) return undefined
    asked.delete(name)
    return body.data as Data
  } catch {
    return undefined
  }
}

export const forgetFirst = () => asked.clear()

/** Whoever takes the answer hears of it. */
function ignore() {}
