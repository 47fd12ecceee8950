import type { Page } from '@playwright/test'
import sharp from 'sharp'
import operations from '../../../gateway/generated/operations.json' with { type: 'json' }
import type { Outcome } from '../../support/workflow/cases.ts'
import { answerOf, type Operation, refusalOf } from './answers.ts'
import { neverLate } from './clock.ts'
import { intercept, type Paused } from './interception.ts'
import { expect, willFail } from './test.ts'
import { invokedAt, often } from './walk.ts'

interface Held {
  operation: Operation
  paused: Paused
  /** When it arrived, in ms. */
  at: number
}

interface Options {
  /** Operations to hold in addition to the model's. */
  also?: string[]
  /**
   * Operations whose successes are answered by the product itself, so the screen does not get the path's
   * output.
   */
  real?: string[]
  /** The operation that each actor of a machine factory sends, if their names differ. */
  sends?: Record<string, string>
}

type Whose = (variables: Record<string, unknown>) => boolean

type Outcomes = { [Type in Outcome['type']]?: (outcome: Outcome) => Promise<void> }

/**
 * Holds every subscription until a path sends its data, and the operations of a model until a path sets their
 * outcomes; other requests pass. A success is answered with the path's own data in the shape of the graph,
 * once the real gateway has accepted the operation; for operations in `real`, the product answers. A failure
 * is answered with its code; `NETWORK` cuts the connection.
 */
export async function holdGraphQL(
  page: Page,
  model: { cases: Map<string, { type: string }> },
  { also = [], real = [], sends = {} }: Options = {},
) {
  const all = [...model.cases.values()].map(({ type }) => type)
  const types = [...new Set(all)].filter((type) => / (succeeds|fails)$/.test(type)) as Outcome['type'][]
  const subjectOf = (type: string) => {
    const [actor = ''] = type.split(' ')
    return sends[actor] ?? actor
  }
  const names = new Set([...types.map(subjectOf), ...also])
  const { arrived, drop, count } = await queueOf(page, names)
  await neverLate(page)
  await showPictures(page)

  /**
   * Waits for a request that the current step of the walk may rely on. Requests of earlier invocations may
   * still be held: the client does not cancel all of them, and a cancellation may arrive late.
   */
  function latest(name: string, whose?: Whose) {
    const actors = Object.keys(sends).filter((actor) => sends[actor] === name)
    return arrived(name, whose, whose ? 0 : Math.max(...[name, ...actors].map(invokedAt)))
  }

  async function take(name: string, whose?: Whose): Promise<Held> {
    const request = await latest(name, whose)
    drop(request)
    return request
  }

  /** Settles the latest operation with that name; `whose` distinguishes several with the same name. */
  async function settle(outcome: Outcome, whose?: Whose) {
    const name = subjectOf(outcome.type)
    const request = await take(name, whose)
    if ('error' in outcome) await refuse(page, request, outcome)
    else if (real.includes(name)) await release(request)
    else await answer(request, 'output' in outcome ? outcome.output : undefined)
  }

  const outcomes: Outcomes = {}
  for (const type of types) outcomes[type] = (outcome) => settle(outcome)
  return {
    /** An event handler for each outcome of the model, except those of timers and child machines. */
    outcomes,
    settle,
    /** The variables of the client's request, once it has been sent. */
    asked: async (name: string) => (await latest(name)).operation.variables,
    /** Sends data over a subscription. The connection then ends, and the client must reopen it by itself. */
    tell: async (name: string, output: unknown) => tell(await take(name), output),
    /** The number of held operations with that name. */
    count,
  }
}

/**
 * Returns a function that waits until the page has the answers to these operations, counted from now. A page
 * sends some operations on its own. If its session ends before they are answered, their refusal shows it
 * before the next step of the test does.
 */
export function answersTo(page: Page) {
  const answered = new Set<string>()
  page.on('requestfinished', (request) => {
    const url = new URL(request.url())
    if (url.pathname !== '/graphql') return
    const sent = sentBy({ url, body: request.postData() })
    if (sent) answered.add(sent.operationName)
  })
  return (...names: string[]) =>
    expect
      .poll(() => names.filter((name) => !answered.has(name)), {
        message: 'the operations that have no answer yet',
        intervals: often,
        timeout: 30_000,
      })
      .toEqual([])
}

/** The operations that Explore sends when it opens. */
export const askedByExplore = ['getProfile', 'listChoices', 'listFirstLook', 'listSavedFilters']
/** The operations that My Events sends when it opens. */
export const askedByMyEvents = ['getProfile', 'listChoices', 'listFavorites']

/** Holds the operations with these names, and every subscription. */
async function queueOf(page: Page, names: ReadonlySet<string>) {
  const held: Held[] = []
  /** Requests that were cut here but that the page has not yet reported as failed. */
  const severed: Held[] = []
  await intercept(page, '*/graphql*', async (paused) => {
    const operation = operationOf(paused)
    if (!operation || !(names.has(operation.operationName) || isSubscription(operation))) await paused.pass()
    else {
      const cut = async () => {
        severed.push(one)
        await paused.cut()
      }
      const one = { operation, paused: { ...paused, cut }, at: performance.now() }
      held.push(one)
    }
  })
  // Drops a request that the client has cancelled. If several are identical, it drops the first.
  page.on('requestfailed', (request) => {
    const isIt = ({ paused: { url, body } }: Held) =>
      url.href === request.url() && body === request.postData()
    const failed = [severed, held].find((some) => some.some(isIt))
    failed?.splice(failed.findIndex(isIt), 1)
  })

  async function arrived(name: string, whose: Whose = () => true, since: number): Promise<Held> {
    const isIt = ({ operation: { operationName, variables }, at }: Held) =>
      operationName === name && at >= since && whose(variables)
    const message = `the client asks for ${name}`
    await expect.poll(() => held.findLast(isIt), { message, intervals: often }).toBeDefined()
    const request = held.findLast(isIt)
    if (!request) throw new Error(`${name} is gone.`)
    return request
  }

  const drop = (request: Held) => void held.splice(held.indexOf(request), 1)
  const count = (name: string) => held.filter(({ operation }) => operation.operationName === name).length
  return { arrived, drop, count }
}

async function tell({ operation, paused }: Held, output: unknown) {
  const body = `:\n\nevent: next\ndata: ${JSON.stringify(await answerOf(operation, output))}\n\nevent: complete\ndata:\n\n`
  await paused.answer({ contentType: 'text/event-stream', body })
}

/** Passes the product's answer on; throws unless it is a success. */
async function release({ operation, paused }: Held) {
  const { errors } = (await paused.passAndRead()) as { errors?: unknown[] }
  if (errors) throw new Error(`${operation.operationName}: ${JSON.stringify(errors)}`)
}

async function answer({ operation, paused }: Held, output: unknown) {
  if (operation.query.trimStart().startsWith('query')) await understood(operation, paused)
  await paused.answer({ json: await answerOf(operation, output) })
}

/** Throws unless the gateway accepts the request. The users or events that a path names need not exist. */
async function understood({ operationName }: Operation, { url, method, headers, body }: Paused) {
  const { errors = [] } = (await (await fetch(url, { method, headers, body })).json()) as {
    errors?: { message: string; extensions: { code: string; fields?: Record<string, string[]> } }[]
  }
  const fault = errors.find(
    ({ extensions: { code, fields } }) =>
      !['NOT_FOUND', 'UNAUTHENTICATED'].includes(code) && !fields?.['page'],
  )
  if (fault) throw new Error(`${operationName}: ${JSON.stringify(fault)}`)
}

async function refuse(
  page: Page,
  { operation, paused }: Held,
  outcome: Extract<Outcome, { error: unknown }>,
) {
  if (outcome.error.code === 'NETWORK') {
    willFail(page.context())
    await paused.cut()
  } else await paused.answer({ json: refusalOf(operation, outcome.error) })
}

/** An operation in the form the client sends it, by POST or in the address. */
interface Sent {
  operationName: string
  variables: Record<string, unknown>
  extensions: { persistedQuery: { sha256Hash: string } }
}

const texts: Record<string, string> = operations

function operationOf(paused: Paused): Operation | null {
  const sent = sentBy(paused)
  if (!sent) return null
  const { operationName, variables, extensions } = sent
  const query = texts[extensions.persistedQuery.sha256Hash]
  if (query === undefined) throw new Error(`The gateway has no ${operationName} of that hash.`)
  return { operationName, query, variables }
}

function sentBy({ url: { searchParams }, body }: Pick<Paused, 'url' | 'body'>): Sent | null {
  if (searchParams.has('operationName')) {
    const read = (name: string): unknown => JSON.parse(searchParams.get(name) ?? '{}')
    const operationName = searchParams.get('operationName')
    return { operationName, variables: read('variables'), extensions: read('extensions') } as Sent
  }
  if (body === null) return null
  const [, part] = /name="operations"\r\n\r\n(.*?)\r\n--/s.exec(body) ?? []
  return JSON.parse(part ?? body) as Sent
}

const isSubscription = ({ query }: Operation) => query.trimStart().startsWith('subscription')

let drawn: Promise<Buffer> | undefined

/** Serves the pictures of the fixtures, which do not exist in the product. */
async function showPictures(page: Page) {
  drawn ??= sharp({ create: { width: 64, height: 43, channels: 3, background: '#2f6b4f' } })
    .webp()
    .toBuffer()
  const body = await drawn
  for (const name of ['jazz', 'slide'])
    await intercept(page, `*/media/${name}-*`, ({ answer }) => answer({ body, contentType: 'image/webp' }))
}
