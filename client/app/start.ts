import '../ui/global.css'
import 'virtual:theme.css'
import 'virtual:landing.css'
import { readSession } from '../runtime/device/storage.ts'
import { onFirstSign } from '../ui/feedback/firstSign.ts'
import { untilLoaded } from '../ui/untilLoaded.ts'
import { holdPresses } from './holdPresses.ts'

const frame = () => import('./Frame.tsx')

/** What a route draws with comes beside the app, not one after the other. */
const routes: Record<string, (() => Promise<unknown>)[]> = {
  '/home': [frame, () => import('../homepage/Home.tsx')],
  '/explore': [frame, () => import('../events/explore/Explore.tsx')],
  '/myevents': [frame, () => import('../favorites/MyEvents.tsx')],
}

const session = readSession()
const path = session && location.pathname === '/' ? '/home' : location.pathname

if (path === '/' && document.querySelector('#root > *')) landing()
else app(session ? routes[path] : [])

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

function app(beside: (() => Promise<unknown>)[] = []) {
  // Other pages than the landing page are drawn from nothing.
  if (path !== '/') document.getElementById('root')?.replaceChildren()
  void untilLoaded(() => import('./main.tsx'))
  for (const load of beside) void load().catch(ignore)
}

function whenIdle(act: () => void) {
  const wait = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(act) : setTimeout(act, 200))
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Whoever needs it asks again. */
function ignore() {}
