/**
 * Ignores the second press of a double click unless it lands on the button of the first press. It may
 * otherwise hit a button that has replaced the pressed one, or the area outside a dialog that has just
 * shrunk. Loaded with the code behind the login, because the first load has no room for it.
 */
let first: Element | null = null
let isSecond = false

function stop(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

addEventListener(
  'click',
  (event) => {
    const pressed = event.target instanceof Element ? event.target.closest('a, button') : null
    if (event.detail === 1) first = pressed
    else if (event.detail > 1 && pressed && pressed !== first) stop(event)
  },
  true,
)
addEventListener(
  'mousedown',
  ({ detail }) => {
    isSecond = detail > 1
  },
  true,
)
// A press outside a dialog fires `cancel` just before or just after `mouseup`, depending on Chromium's
// version.
addEventListener(
  'mouseup',
  () =>
    setTimeout(() => {
      isSecond = false
    }),
  true,
)
// A key press ends the double click, so that Escape works right after it.
addEventListener(
  'keydown',
  () => {
    isSecond = false
  },
  true,
)
addEventListener(
  'cancel',
  (event) => {
    if (isSecond) stop(event)
  },
  true,
)
