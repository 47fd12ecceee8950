import '../ui/global.css'
import 'virtual:theme.css'
import 'virtual:landing.css'
import type { Session } from '../../machines/domain.ts'
import { firstLookAsked } from '../events/firstLook/firstLookAsked.ts'
import { askFirst, type First } from '../runtime/graph/firstAnswers.ts'
import { readSession } from '../runtime/device/storage.ts'
import { firstSign, onFirstSign } from '../ui/feedback/firstSign.ts'
import { untilLoaded } from '../ui/untilLoaded.ts'
import { holdPresses } from './holdPresses.ts'

/** What a route draws with, and what it asks for first: all of it comes beside the app, not one after the other. */
const routes: Record<string, { load: () => Promise<unknown>; asks: First[] }> = {
  '/home': { load: () => import('../homepage/Home.tsx'), asks: ['getProfile', 'listSlides'] },
  '/explore': {
    load: () => import('../events/explore/Explore.tsx'),
    // The first look lies below the filters, not below a list or an event.
    asks: ['getProfile', 'listChoices', ...(location.search === '' ? (['listFirstLook'] as const) : [])],
  },
  '/myevents': { load: () => import('../favorites/MyEvents.tsx'), asks: ['getProfile'] },
}

const session = readSession()
const path = session && location.pathname === '/' ? '/home' : location.pathname

if (path === '/' && document.querySelector('#root > *')) landing()
else if (session) signedIn(session)
else app([])

/** The landing page came drawn: its code follows when the page is done, or with the first sign of somebody. */
function landing() {
  const load = () => app([() => import('../account/auth/Landing.tsx')])
  const stopWaiting = onFirstSign(load)
  holdPresses()
  whenIdle(() => {
    stopWaiting()
    load()
  })
}

function signedIn({ token }: Session) {
  const route = routes[path]
  app(route ? [route.load] : [])
  for (const name of route?.asks ?? []) askFirst(name, token, valuesOf(name))
}

function valuesOf(name: First): Record<string, unknown> {
  return name === 'listFirstLook' ? { ...firstLookAsked(new Date()) } : {}
}

function app(beside: (() => Promise<unknown>)[]) {
  // Other pages than the landing page are drawn from nothing.
  if (path !== '/') document.getElementById('root')?.replaceChildren()
  void untilLoaded(() => import('./main.tsx'))
  for (const load of [...beside, graph]) void load().catch(ignore)
}

/** What sends everything else. The first answers do without. */
async function graph() {
  await firstSign()
  await import('../runtime/graph/urqlClient.ts')
}

/** Once the page has been painted as well. */
function whenIdle(act: () => void) {
  const wait = () =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200),
    )
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Whoever needs it asks again. */
function ignore() {}
