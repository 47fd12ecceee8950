/**
 * A `ref` for an element that replaces another one in a dialog. Moves the focus to the element, or to the
 * button in its `data-arrival`, because the focus would otherwise be lost.
 */
export function arrive(element: HTMLElement | null) {
  // A dialog that is still opening sets its own focus.
  if (!element?.closest('dialog')?.open) return
  const marked = element.querySelector('[data-arrival]')
  if (marked) marked.scrollIntoView({ block: 'center' })
  else element.scrollIntoView({ block: 'start' })
  const target = marked?.querySelector('button') ?? element
  target.focus({ preventScroll: true })
}
