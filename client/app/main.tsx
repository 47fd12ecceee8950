import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { StyleRoot } from '../ui/StyleRoot.tsx'
import { Wiring } from '../runtime/registry.tsx'
import { isWatched } from '../runtime/watching.ts'

if (isWatched()) watched().then(draw, draw)
else draw()

function draw() {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no place for the app.')
  createRoot(root).render(
    <StyleRoot>
      <Wiring>
        <App />
      </Wiring>
    </StyleRoot>,
  )
}

/** Before the first machine starts, so that none is missed. */
async function watched() {
  const { watch } = await import('../runtime/watch.ts')
  watch()
}
