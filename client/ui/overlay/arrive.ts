/** `ref` of an element that replaces another in a dialog: it, or its `data-arrival`, takes the focus, which would otherwise be lost. */
export function arrive(element: HTMLElement | null) {
  // A dialog that is still opening sets the focus itself.
  if (!element?.closest('dialog')?.open) return
  const marked = element.querySelector('[data-arrival]')
  if (marked) marked.scrollIntoView({ block: 'center' })
  else element.scrollIntoView({ block: 'start' })
  const target = marked?.querySelector('button') ?? element
  target.focus({ preventScroll: true })
}
