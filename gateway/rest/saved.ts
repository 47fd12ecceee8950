import { upstream } from './refusal.ts'

/** What a write has made of its object: as the service tells it, or, where it only says that it is done, looked up. */
export async function saved<Item>(
  told: Promise<Item | null>,
  lookUp: () => Promise<Item | undefined>,
): Promise<Item> {
  const item = (await told) ?? (await lookUp())
  if (!item) throw upstream('UPSTREAM_BAD_RESPONSE', 'what was written is not there')
  return item
}
