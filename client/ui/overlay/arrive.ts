/**
 * A `ref` for an element that replaces another in a dialog. Moves the focus to it, or to its `data-arrival`;
 * otherwise the focus would be lost.
 */
export function arrive(element: HTMLElement | null) {
  // A dialog that is still opening sets its focus itself.
  if (!element?.closest('dialog')?.open) return
  const marked = element.querySelector('[data-arrival]')
  if (marked) marked.scrollIntoView({ block: 'center' })
  else element.scrollIntoView({ block: 'start' })
  const target = marked?.querySelector('button') ?? element
  target.focus({ preventScroll: true })
}
