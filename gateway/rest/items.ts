import { upstream } from './refusal.ts'
import { RestError } from './restError.ts'

export async function updatedItem<Item>(
  told: Promise<Item | null>,
  lookUp: () => Promise<Item | undefined>,
): Promise<Item> {
  const item = (await told) ?? (await lookUp())
  if (!item) throw upstream('UPSTREAM_BAD_RESPONSE', 'what was written is not there')
  return item
}

/** Returns null if the new item cannot be found: it exists, and an error would make people send it again. */
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

/** Waits for the call, ignores its answer, and returns true or the given subject. */
export async function acknowledge<About = true>(call: Promise<unknown>, about = true as About) {
  await call
  return about
}
