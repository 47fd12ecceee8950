import { upstream } from './refusal.ts'
import { RestError } from './restError.ts'

/** What a write has made of its object: as the service tells it, or, where it only says that it is done, looked up. */
export async function updatedItem<Item>(
  told: Promise<Item | null>,
  lookUp: () => Promise<Item | undefined>,
): Promise<Item> {
  const item = (await told) ?? (await lookUp())
  if (!item) throw upstream('UPSTREAM_BAD_RESPONSE', 'what was written is not there')
  return item
}

/** The same of something new: null when it cannot be found. It is created even so, and an error would have it sent again. */
export async function newItem<Item>(
  told: Promise<Item | null>,
  lookUp: () => Promise<Item | undefined>,
): Promise<Item | null> {
  const item = await told
  if (item) return item
  try {
    return (await lookUp()) ?? null
  } catch (error) {
    if (error instanceof RestError) return null
    throw error
  }
}
