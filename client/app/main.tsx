import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { destination } from '../../machines/account/routes.ts'
import { App, fetchPage } from './App.tsx'
import { StyleRoot } from '../ui/style/StyleRoot.tsx'
import { readSession } from '../runtime/device/storage.ts'
import { Wiring } from '../runtime/registry.tsx'
import { isWatched } from '../runtime/watching.ts'
import { loadCode } from '../ui/loadCode.ts'
import { allWords, deviceLanguage, speakLanguage } from '../runtime/device/language.ts'

/** ms that an empty page waits for its content. */
const patience = 300

if (isWatched()) startWatch().then(draw, draw)
else draw()

function draw() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the app.')
  const app = (
    <StyleRoot>
      <Wiring>
        <App />
      </Wiring>
    </StyleRoot>
  )
  const path = destination(location.pathname, readSession())
  const first = speakLanguage(deviceLanguage()).catch(() => speakLanguage('en'))
  // The landing page does not say more; another is drawn anew if it says something else than what the build has drawn.
  const words = path === '/' ? first : first.then(allWords).catch(ignore)
  const arrival = Promise.all([words, fetchPage(path)])
  // In small pieces, so that taps in the meantime are handled.
  const inPieces = (act: () => void) => startTransition(act)
  // The build has drawn some pages already (`prerender.tsx`); any other is rendered from nothing.
  if (root.firstElementChild) void arrival.then(() => inPieces(() => void hydrateRoot(root, app)))
  else
    void Promise.race([arrival, new Promise((go) => setTimeout(go, patience))]).then(() =>
      inPieces(() => createRoot(root).render(app)),
    )
}

/** Words that did not arrive stay English. */
function ignore() {}

/** Runs before the first machine starts, so that none is missed. */
async function startWatch() {
  const { watch } = await loadCode(() => import('../runtime/watch.ts'))
  watch()
}
