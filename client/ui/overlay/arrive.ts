/**
 * As the `ref` of what takes the place of something else in a dialog: it, or what is marked in it by `data-arrival`, comes into
 * sight and takes the focus, which would be lost with what it replaces. A dialog that is only just opening gives the focus itself.
 */
export function arrive(element: HTMLElement | null) {
  if (!element?.closest('dialog')?.open) return
  const marked = element.querySelector('[data-arrival]')
  if (marked) marked.scrollIntoView({ block: 'center' })
  else element.scrollIntoView({ block: 'start' })
  const target = marked?.querySelector('button') ?? element
  target.focus({ preventScroll: true })
}
