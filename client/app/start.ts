import '../ui/style/global.css'
import 'virtual:theme.css'
import '../ui/style/print.css'
import 'virtual:landing.css'
import type { Session } from '../../machines/domain.ts'
import { firstLookAsked } from '../events/firstLook/firstLookAsked.ts'
import { showFirstSlide } from '../homepage/firstSlide.ts'
import { askFirst, type First } from '../runtime/graph/firstAnswers.ts'
import { watchRelease } from '../runtime/graph/release.ts'
import { readSession } from '../runtime/device/storage.ts'
import { withstandTranslators } from '../runtime/device/translator.ts'
import { firstSign, loadCode, onFirstSign, untilLoaded } from '../ui/index.ts'
import { firstPaint } from './firstPaint.ts'
import { holdPresses } from './holdPresses.ts'

/**
 * The code and the first requests of each route, loaded in parallel with the app. The first request reuses
 * the connection that delivered the page; the others may have to open new ones.
 */
const routes: Record<string, { load: () => Promise<unknown>; asks: First[] }> = {
  '/home': { load: () => loadCode(() => import('../homepage/Home.tsx')), asks: ['listSlides', 'getProfile'] },
  '/explore': {
    load: () => loadCode(() => import('../events/explore/Explore.tsx')),
    // Explore shows the first look only without a list or an open event, that is, if there is no query.
    asks: [
      ...(location.search === '' ? (['listFirstLook'] as const) : []),
      'getProfile',
      'listChoices',
      'listSavedFilters',
    ],
  },
  '/myevents': { load: () => loadCode(() => import('../favorites/MyEvents.tsx')), asks: ['getProfile'] },
}

withstandTranslators()
const session = readSession()
const path = session && location.pathname === '/' ? '/home' : location.pathname

if (path === '/' && document.querySelector('#root > *')) landing()
else if (session) showPage(session)
else {
  document.getElementById('root')?.replaceChildren()
  app([])
}

/**
 * The landing page is prerendered. Its code loads on the user's first action, when the browser is idle, or
 * after 2 s on a device that is never idle.
 */
function landing() {
  const load = () => app([() => loadCode(() => import('../account/auth/Landing.tsx'))])
  const stopWaiting = onFirstSign(load)
  holdPresses()
  whenIdle(() => {
    stopWaiting()
    load()
  })
}

/** Inserts the prerendered page before the first paint. The app loads after that paint and takes over. */
function showPage({ token }: Session) {
  const root = document.getElementById('root')
  const template = document.querySelector<HTMLTemplateElement>('#drawn')
  root?.replaceChildren(...(template ? [template.content] : []))
  const { load, asks } = routes[path] ?? { asks: [] }
  let hasPicture = Promise.resolve(false)
  for (const name of asks) {
    const answer = askFirst(name, token, valuesOf(name))
    if (name === 'listSlides') hasPicture = showFirstSlide(answer).catch(() => false)
  }
  const take = () => app(load ? [load] : [])
  if (!template) return take()
  holdPresses()
  void Promise.race([firstPaint(hasPicture), firstSign()]).then(take)
}

function valuesOf(name: First): Record<string, unknown> {
  return name === 'listFirstLook' ? { ...firstLookAsked() } : {}
}

function app(beside: (() => Promise<unknown>)[]) {
  // A page cached by the browser from an earlier release may request code that no longer exists.
  const stopWatching = watchRelease(() => location.reload())
  void untilLoaded(() => import('./main.tsx')).then(stopWatching)
  for (const load of [...beside, graph]) void load().catch(ignore)
}

/** The first requests do not need urql, so it loads on the user's first action. */
async function graph() {
  await firstSign()
  await loadCode(() => import('../runtime/graph/urqlClient.ts'))
}

function whenIdle(act: () => void) {
  const wait = () =>
    requestAnimationFrame(() =>
      'requestIdleCallback' in globalThis
        ? requestIdleCallback(act, { timeout: 2000 })
        : setTimeout(act, 200),
    )
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
}

/** Ignores the failure, because the code that needs the module imports it again. */
function ignore() {}
