import type { z } from 'zod'
import { Anything, type Body, type Rest } from './client.ts'
import { type List, readAll } from './pages.ts'
import { upstream } from './refusal.ts'
import { RestError } from './restError.ts'
import { segment } from './segment.ts'

export async function updatedItem<Item>(
  answer: Promise<Item | null>,
  lookUp: () => Promise<Item | undefined>,
): Promise<Item> {
  const item = (await answer) ?? (await lookUp())
  if (!item) throw upstream('UPSTREAM_BAD_RESPONSE', 'what was written is not there')
  return item
}

/** Returns null if the new item cannot be found: it does exist, and an error would make users resubmit it. */
export async function newItem<Item>(
  answer: Promise<Item | null>,
  lookUp: () => Promise<Item | undefined>,
): Promise<Item | null> {
  const item = await answer
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

/** Create, update and delete for a list whose items have addresses below the list's own. */
export function itemsOf<Item extends { id: string }>(list: List<Item>, saved: z.ZodType<Item | null>) {
  const pathOf = (id: string) => `${list.path}${segment(id)}/`
  return {
    create: (rest: Rest, input: Body, isNew: (item: Item) => boolean) =>
      newItem(rest.post(list.path, saved, input), async () => (await readAll(rest, list)).findLast(isNew)),
    update: (rest: Rest, id: string, change: Body) =>
      updatedItem(rest.patch(pathOf(id), saved, change), async () =>
        (await readAll(rest, list)).find((item) => item.id === id),
      ),
    remove: (rest: Rest, id: string) => acknowledge(rest.delete(pathOf(id), Anything), id),
  }
}
