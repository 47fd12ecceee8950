import { tooMuch, tryLater } from '../../http/httpError.ts'
import type { PublicWeb } from '../../ports/publicWeb.ts'

const mostAtOnce = 4
const underWay = new WeakMap<PublicWeb, Set<number>>()

/** Allows one fetch at a time per account and four in total; throws if there are more. */
export async function inTurn<T>(web: PublicWeb, accountId: number, run: () => Promise<T>): Promise<T> {
  const accounts = underWay.get(web) ?? new Set()
  underWay.set(web, accounts)
  if (accounts.has(accountId)) throw tooMuch('Another address is being fetched for you.', 5)
  if (accounts.size >= mostAtOnce) {
    throw tryLater(503, 'Too many addresses are being fetched just now. Please try again.', 5)
  }
  accounts.add(accountId)
  try {
    return await run()
  } finally {
    accounts.delete(accountId)
  }
}
