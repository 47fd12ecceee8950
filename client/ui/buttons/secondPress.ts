/**
 * Ignores the second click of a double click unless it hits the same button as the first. It could otherwise
 * hit a button that has replaced the first one, or the area outside a dialog that has just shrunk. Loaded
 * with the code for signed-in users to keep the first load small.
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
// A click outside a dialog fires `cancel` just before or just after `mouseup`, depending on the Chromium
// version.
addEventListener(
  'mouseup',
  () =>
    setTimeout(() => {
      isSecond = false
    }),
  true,
)
// A key press ends the double click, so that Escape works immediately afterwards.
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
