/**
 * The second press of a double click belongs to the element that was pressed first, not to a button that has since taken its place, nor
 * to the edge of a dialog that has just shrunk. Loaded with the code behind the login, because the first load has no room for it.
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
// Depending on its version, Chromium fires the `cancel` of a press beside a dialog just before or just after `mouseup`.
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
