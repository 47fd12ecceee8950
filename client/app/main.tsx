import { CacheProvider } from '@emotion/react'
import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { destination } from '../../machines/account/routes.ts'
import { App, fetchPage } from './App.tsx'
import { loadCode, styleCache } from '../ui/index.ts'
import { readSession } from '../runtime/device/storage.ts'
import { reportFault } from '../runtime/faults.ts'
import { undoTranslation } from '../runtime/device/translator.ts'
import { Wiring } from '../runtime/registry.tsx'
import { isWatched } from '../runtime/watching.ts'
import { allWords, deviceLanguage, speakLanguage } from '../runtime/device/language.ts'

/** Time in ms that an empty page waits for its content before it renders. */
const patience = 300

// A task of its own, because evaluating the modules alone keeps a phone busy for 0.2 s.
if (isWatched()) startWatch().then(draw, draw)
else setTimeout(draw)

function draw() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the app.')
  const app = (
    <CacheProvider value={styleCache(document.head)}>
      <Wiring>
        <App />
      </Wiring>
    </CacheProvider>
  )
  const path = destination(location.pathname, readSession())
  const first = speakLanguage(deviceLanguage()).catch(() => speakLanguage('en'))
  // The landing page needs only the first part of the catalog. Other pages need the whole catalog to hydrate,
  // because React discards prerendered HTML with different text.
  const words = path === '/' ? first : first.then(allWords).catch(ignore)
  const arrival = Promise.all([words, fetchPage(path)])
  // A transition renders in small chunks, so that taps in between are handled.
  const inPieces = (act: () => void) => startTransition(act)
  const isTranslated = () => root.querySelector('font') !== null
  const hydrate = () => void hydrateRoot(root, app, { onCaughtError })
  /** Hydrates at once, before the page is translated again. */
  const hydrateOriginal = () => {
    undoTranslation(root)
    flushSync(hydrate)
  }
  // Pages prerendered by the build (`prerender.tsx`) are hydrated; the others are rendered from scratch.
  if (root.firstElementChild)
    void arrival.then(() => (isTranslated() ? hydrateOriginal() : inPieces(hydrate)))
  else
    void Promise.race([arrival, new Promise((go) => setTimeout(go, patience))]).then(() =>
      inPieces(() => createRoot(root, { onCaughtError }).render(app)),
    )
}

/** An error that a boundary has replaced by a notice. */
function onCaughtError(error: unknown) {
  // oxlint-disable-next-line no-console -- otherwise React would log it as an error of the page
  console.warn(error)
  reportFault(error)
}

/** If the catalog fails to load, the page stays in English. */
function ignore() {}

/** Runs before the first machine starts, so that all machines are reported. */
async function startWatch() {
  const { watch } = await loadCode(() => import('../runtime/watch.ts'))
  watch()
}
