/**
 * The second press of a double click belongs to what the first one pressed: not to the button that has taken its place meanwhile, nor
 * to the edge of a dialog that has just become smaller. Loaded with what is behind the login, as the first load has no room for it.
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
// Chromium cancels a dialog that is pressed beside just before or just after `mouseup`, depending on its version.
addEventListener(
  'mouseup',
  () =>
    setTimeout(() => {
      isSecond = false
    }),
  true,
)
// A key press ends the double click, so that Escape right after it still closes the dialog.
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
