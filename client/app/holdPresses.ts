/** Until the code of a drawn page can be used (`Frame.tsx` and the landing page's form say when), presses wait; then they follow in order. */
export function holdPresses() {
  const held = new Map<Element, Event>()
  const holding = new AbortController()
  const hold = (event: Event) => {
    const control = event.target instanceof Element ? event.target.closest('button') : null
    if (!control || (event instanceof KeyboardEvent && !event.key.startsWith('Arrow'))) return
    event.preventDefault()
    held.delete(control)
    held.set(control, event)
    control.ariaBusy = 'true'
  }
  const release = () => {
    holding.abort()
    for (const control of held.keys()) control.removeAttribute('aria-busy')
    for (const [control, event] of held) control.dispatchEvent(copyOf(event))
  }
  for (const press of ['click', 'keydown'])
    addEventListener(press, hold, { capture: true, signal: holding.signal })
  addEventListener('plaza:usable', () => setTimeout(release), { once: true })
}

const copyOf = (event: Event) =>
  event instanceof KeyboardEvent
    ? new KeyboardEvent('keydown', event)
    : new MouseEvent('click', event as MouseEvent)
