import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { StyleRoot } from '../ui/StyleRoot.tsx'
import { Wiring } from '../runtime/registry.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no place for the app.')

createRoot(root).render(
  <StyleRoot>
    <Wiring>
      <App />
    </Wiring>
  </StyleRoot>,
)
