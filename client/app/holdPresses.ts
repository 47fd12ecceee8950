/**
 * Holds presses on a prerendered page until its code is usable (see `App.tsx`), then replays them in order,
 * but only the last one for each button. Typed text stays in its field. Input events are hidden from React,
 * because it would hydrate the page at once and reset the field.
 */
export function holdPresses() {
  const held = new Map<HTMLButtonElement, Event>()
  const holding = new AbortController()
  const typing = new AbortController()
  const hold = (event: Event) => {
    const button = buttonOf(event)
    if (!button) return
    event.preventDefault()
    // Between hydration and the first effects, React would handle the press before the machines know the
    // typed text.
    event.stopPropagation()
    held.delete(button)
    held.set(button, event)
    button.ariaBusy = 'true'
  }
  const release = () => {
    holding.abort()
    for (const [button, event] of held) {
      button.removeAttribute('aria-busy')
      if (isArrow(event)) button.dispatchEvent(new KeyboardEvent('keydown', event))
      // The button may still be disabled or unaware of the typed text, so the form is submitted directly.
      else if (button.type === 'submit') button.form?.requestSubmit()
      else button.click()
    }
  }
  for (const press of ['click', 'keydown'])
    addEventListener(press, hold, { capture: true, signal: holding.signal })
  addEventListener('input', (event) => event.stopPropagation(), { capture: true, signal: typing.signal })
  const use = () => {
    typing.abort()
    setTimeout(release)
  }
  addEventListener('plaza:usable', use, { once: true })
}

/**
 * The button that was clicked or received an arrow key or, for Enter in a field, its form's submit button.
 */
function buttonOf(event: Event): HTMLButtonElement | null {
  const { target } = event
  if (!(target instanceof Element)) return null
  if (event.type === 'click' || isArrow(event)) return target.closest('button')
  const isEnter = event instanceof KeyboardEvent && event.key === 'Enter'
  const form = isEnter && target instanceof HTMLInputElement ? target.form : null
  return form?.querySelector<HTMLButtonElement>('[type=submit]') ?? null
}

const isArrow = (event: Event): event is KeyboardEvent =>
  event instanceof KeyboardEvent && event.key.startsWith('Arrow')
