import { clientsClaim, type WorkboxPlugin } from 'workbox-core'
import { ExpirationPlugin } from 'workbox-expiration'
import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies'

/** The files of this release, inserted by vite.config.ts. */
declare const BUILT: { url: string; revision: string | null }[]

const day = 24 * 60 * 60

precacheAndRoute(BUILT, { directoryIndex: '', cleanURLs: false })
cleanupOutdatedCaches()
clientsClaim()

/**
 * The cached page is served only while offline, so a new worker need not replace a running one immediately.
 */
const page = new NetworkOnly({ plugins: [{ handlerDidError: () => matchPrecache('/index.html') }] })
const denylist = [
  /^\/(graphql|common|media|mailbox|healthz|readyz|metrics|machines|unsubscribe|e|feeds|embed|oembed)\b/,
]
registerRoute(new NavigationRoute(page, { denylist }))

/**
 * Caches query responses per session for use while offline. Mutations and subscriptions are POST requests and
 * are not cached.
 */
const answers = new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 7 * day, purgeOnQuotaError: true })
registerRoute(
  ({ url }) => url.pathname === '/graphql' && url.searchParams.has('operationName'),
  new NetworkFirst({
    cacheName: 'plaza-answers',
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => await keyOf(request),
        cacheWillUpdate: async ({ response }) =>
          (await isAnswer(response.clone())) ? cached(response) : null,
        cacheDidUpdate: async ({ cacheName, request }) => {
          if (ended.has(new URL(request.url).searchParams.get('session') ?? ''))
            await (await caches.open(cacheName)).delete(request)
        },
      },
      answers as WorkboxPlugin,
    ],
  }),
)

/** Caches the catalogs of the languages used on this device. */
const words = new ExpirationPlugin({ maxEntries: 8, purgeOnQuotaError: true })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/words-'),
  new CacheFirst({ cacheName: 'plaza-words', plugins: [words as WorkboxPlugin] }),
)

const pictures = new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * day, purgeOnQuotaError: true })
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
  new CacheFirst({ cacheName: 'plaza-pictures', plugins: [pictures as WorkboxPlugin] }),
)

/** Sessions that have ended. Responses that arrive late must not stay in the cache. */
const ended = new Set<string>()

addEventListener('message', (event: MessageEvent<{ forget: string | null }>) => {
  const gone = forget(event.data.forget)
  if ('waitUntil' in event) (event as { waitUntil: (work: Promise<unknown>) => void }).waitUntil(gone)
})

async function forget(token: string | null) {
  if (token !== null) ended.add(await sessionOf(`Bearer ${token}`))
  await Promise.all([answers.deleteCacheAndMetadata(), pictures.deleteCacheAndMetadata()])
}

async function keyOf({ url, headers }: Request): Promise<string> {
  const key = new URL(url)
  key.searchParams.set('session', await sessionOf(headers.get('authorization') ?? ''))
  return key.href
}

async function sessionOf(authorization: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(authorization))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16)).join('-')
}

/** Marks the response, so that no page sets its clock by it later. */
function cached({ body, status, headers }: Response): Response {
  const marked = new Headers(headers)
  marked.set('age', '0')
  return new Response(body, { status, headers: marked })
}

async function isAnswer(response: Response): Promise<boolean> {
  if (!response.ok) return false
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null && !('errors' in body)
}
