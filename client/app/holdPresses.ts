/**
 * Until the code of a drawn page can be used (`App.tsx` says when), presses wait; then they follow in order, each button's last one.
 * What is typed stays in its field: React, which draws a page at once for an input event, would then put the field back.
 */
export function holdPresses() {
  const held = new Map<HTMLButtonElement, Event>()
  const holding = new AbortController()
  const typing = new AbortController()
  const hold = (event: Event) => {
    const button = buttonOf(event)
    if (!button) return
    event.preventDefault()
    // Between the page's drawing and its effects React would hear of it, before its machines know what was typed.
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
      // It may not know yet that there is something to send.
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

/** The button that is pressed: by Enter in a field, that of its form. */
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
