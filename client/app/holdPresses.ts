/** Until the code of a drawn page can be used (`Frame.tsx` and the landing page's form say when), presses wait; then they follow in order. */
export function holdPresses() {
  const held = new Map<Element, Event>()
  const holding = new AbortController()
  const hold = (event: Event) => {
    const form = formOf(event)
    if (form) held.set(form, event)
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
    for (const [control, event] of held)
      if (control instanceof HTMLFormElement) control.requestSubmit()
      else control.dispatchEvent(copyOf(event))
  }
  for (const press of ['click', 'keydown'])
    addEventListener(press, hold, { capture: true, signal: holding.signal })
  addEventListener('plaza:usable', () => setTimeout(release), { once: true })
}

/** What Enter in a field sends, though the button for it does not know yet that there is something to send. */
function formOf(event: Event): HTMLFormElement | null {
  const { target } = event
  if (!(event instanceof KeyboardEvent) || event.key !== 'Enter') return null
  const form = target instanceof HTMLInputElement ? target.form : null
  return form?.querySelector('[type=submit]:disabled') ? form : null
}

const copyOf = (event: Event) =>
  event instanceof KeyboardEvent
    ? new KeyboardEvent('keydown', event)
    : new MouseEvent('click', event as MouseEvent)
