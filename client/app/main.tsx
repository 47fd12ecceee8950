import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, Landing } from './App.tsx'
import { StyleRoot } from '../ui/StyleRoot.tsx'
import { Wiring } from '../runtime/registry.tsx'
import { isWatched } from '../runtime/watching.ts'

if (isWatched()) watched().then(draw, draw)
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
  // The landing page is there already (`prerender.tsx`); any other page is drawn from nothing.
  if (root.firstElementChild) void Landing.prefetch().then(() => hydrateRoot(root, app))
  else createRoot(root).render(app)
}

/** Before the first machine starts, so that none is missed. */
async function watched() {
  const { watch } = await import('../runtime/watch.ts')
  watch()
}
