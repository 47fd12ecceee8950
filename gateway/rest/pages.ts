import type { z } from 'zod'
import { type Query, type Rest, search, type Special } from './client.ts'
import { isObject, parseJson } from './payload.ts'
import type { RestPage } from './listPayload.ts'
import { RestError } from './restError.ts'

export interface List<Item, Page extends RestPage<Item> = RestPage<Item>> {
  path: string
  page: z.ZodType<Page>
  keys: readonly string[]
}

const places: ReadonlySet<string> = new Set(['page', 'cursor', 'offset'])
const paging: ReadonlySet<string> = new Set([...places, 'page_size', 'limit'])
const longest = 2048

/**
 * Replaces the addresses in `next` and `previous` with tokens that hold only this list's query parameters. An
 * address that does not belong to this list becomes null.
 */
export async function readPage<Item, Page extends RestPage<Item>>(
  rest: Rest,
  list: List<Item, Page>,
  token: string | null | undefined,
  query: Query,
  special?: Special,
): Promise<Page> {
  const page = await rest.get(list.path, list.page, token ? fromToken(list, token) : query, special)
  const next = toToken(rest, list, page.next, (keys) => keys.some((key) => places.has(key)))
  return { ...page, next, previous: toToken(rest, list, page.previous) }
}

export async function readPageAndFile<Item, Page extends RestPage<Item>>(
  rest: Rest,
  list: List<Item, Page>,
  token: string | null | undefined,
  query: Query,
): Promise<Page & { file: string }> {
  const page = await readPage(rest, list, token, query)
  const entries = Object.entries(token ? fromToken(list, token) : query)
  const file = list.path + search(Object.fromEntries(entries.filter(([key]) => list.keys.includes(key))))
  return { ...page, file }
}

export async function readAll<Item>(rest: Rest, list: List<Item>, enough = Infinity): Promise<Item[]> {
  const items: Item[] = []
  let token: string | null = null
  for (let page = 0; page < 10 && items.length < enough; page++) {
    const { results, next }: RestPage<Item> = await readPage(rest, list, token, {})
    items.push(...results)
    if (!next) break
    token = next
  }
  return items
}

function toToken<Item>(
  rest: Rest,
  list: List<Item>,
  address: string | null,
  isPlace: (keys: string[]) => boolean = () => true,
): string | null {
  if (address === null) return null
  const url = URL.parse(address, 'http://service.invalid')
  const known = [...(url?.searchParams ?? [])].filter(([key]) => isKey(list, key))
  // Behind a proxy, the service may report another host and base path.
  const isOfList = url && `${url.pathname}/`.replace(/(?<!\/)\/+$/, '/').endsWith(list.path)
  if (isOfList && isPlace(known.map(([key]) => key))) {
    return Buffer.from(JSON.stringify(Object.fromEntries(known))).toString('base64url')
  }
  rest.leaveOut(list.path, 'next or previous: not a page of this list')
  return null
}

function fromToken<Item>(list: List<Item>, token: string): Query {
  const refuse = () =>
    new RestError('BAD_USER_INPUT', 'This is not a page of this list.', {
      fields: { page: ['Take it from `next` or `previous`.'] },
    })
  if (token.length > longest || !/^[\w-]+$/.test(token)) throw refuse()
  const query = parseJson(Buffer.from(token, 'base64url').toString())
  if (!isObject(query)) throw refuse()
  for (const [key, value] of Object.entries(query)) {
    if (!isKey(list, key) || typeof value !== 'string') throw refuse()
  }
  return query as Query
}

const isKey = <Item>(list: List<Item>, key: string) => list.keys.includes(key) || paging.has(key)
