import type { CDPSession, Page } from '@playwright/test'
import { tiles } from './standInTile.ts'

/** A replacement for the product's answer to a paused request. */
interface Answer {
  status?: number
  contentType?: string
  body?: string | Buffer
  json?: unknown
}

/** A paused request of a page. */
export interface Paused {
  url: URL
  method: string
  headers: Record<string, string>
  /** Null if the request has no body. For an upload, only the parts between the files. */
  body: string | null
  /** Lets the request go to the product, with another body if given. */
  pass: (body?: string) => Promise<void>
  /** Lets the request go to the product, and reads its JSON answer. */
  passAndRead: () => Promise<unknown>
  answer: (answer: Answer) => Promise<void>
  /** Cuts the connection. */
  cut: () => Promise<void>
}

interface Interception {
  address: string
  session: CDPSession
}

const interceptions = new WeakMap<Page, Interception[]>()

/**
 * Pauses the page's requests to matching addresses (`*` matches anything, `?` any one character) until one of
 * the four callbacks has been called. Playwright's own `route` pauses every request of a page and disables
 * its cache, which doubles the cost of a page.
 */
export async function intercept(page: Page, address: string, handle: (paused: Paused) => unknown) {
  const session = await page.context().newCDPSession(page)
  interceptions.set(page, [...(interceptions.get(page) ?? []), { address, session }])
  const answers = new Map<string, PromiseWithResolvers<unknown>>()
  const resume = (requestId: string, how: object = {}) =>
    tolerant(session.send('Fetch.continueRequest', { requestId, ...how }))
  session.on('Fetch.requestPaused', ({ requestId, request, responseStatusCode }) => {
    const pending = answers.get(requestId)
    if (pending && responseStatusCode) {
      answers.delete(requestId)
      void read(session, requestId).then(pending.resolve, pending.reject)
      return
    }
    const { method, headers, postDataEntries } = request
    const pass = (body?: string) =>
      resume(requestId, body === undefined ? {} : { postData: Buffer.from(body).toString('base64') })
    handle({
      url: new URL(request.url),
      method,
      headers,
      body: postDataEntries
        ? Buffer.concat(postDataEntries.map(({ bytes = '' }) => Buffer.from(bytes, 'base64'))).toString()
        : null,
      pass,
      passAndRead: async () => {
        const pending = Promise.withResolvers<unknown>()
        answers.set(requestId, pending)
        await resume(requestId, { interceptResponse: true })
        return await pending.promise
      },
      answer: ({ status = 200, json, body = JSON.stringify(json), contentType = 'application/json' }) =>
        tolerant(
          session.send('Fetch.fulfillRequest', {
            requestId,
            responseCode: status,
            responseHeaders: [{ name: 'content-type', value: contentType }],
            body: Buffer.from(body).toString('base64'),
          }),
        ),
      cut: () => tolerant(session.send('Fetch.failRequest', { requestId, errorReason: 'ConnectionFailed' })),
    })
  })
  await session.send('Fetch.enable', { patterns: [{ urlPattern: address }] })
}

/** Reads the answer before the page gets it. */
async function read(session: CDPSession, requestId: string) {
  const { body, base64Encoded } = await session.send('Fetch.getResponseBody', { requestId })
  await session.send('Fetch.continueResponse', { requestId })
  return JSON.parse(base64Encoded ? Buffer.from(body, 'base64').toString() : body) as unknown
}

/** Clears the page's memory cache, so that its files are requested again. The disk cache is kept. */
async function forgetFiles(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  for (const cacheDisabled of [true, false]) await session.send('Network.setCacheDisabled', { cacheDisabled })
  await session.detach()
}

/** Holds back the built files whose names start with `name`. Returns a function that releases them. */
export async function holdBack(page: Page, name: string): Promise<() => void> {
  await forgetFiles(page)
  const arrival = Promise.withResolvers<void>()
  await intercept(page, `*/assets/${name}-*`, async ({ pass }) => {
    await arrival.promise
    await pass()
  })
  return arrival.resolve
}

/** Releases all paused requests, and stops pausing; the map keeps its stand-in, unless `mapToo`. */
export async function stopIntercepting(page: Page, { mapToo = false } = {}) {
  const [map, others] = [[] as Interception[], [] as Interception[]]
  for (const one of interceptions.get(page) ?? []) (one.address === tiles && !mapToo ? map : others).push(one)
  for (const { session } of others) await session.detach()
  interceptions.set(page, map)
}

/** Ignores the error for a request that the page has cancelled, or that ended when the page was closed. */
async function tolerant(sending: Promise<unknown>) {
  try {
    await sending
  } catch (error) {
    if (!/Invalid InterceptionId|closed/.test(String(error))) throw error
  }
}
