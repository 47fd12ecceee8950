/**
 * As the `ref` of what takes the place of something else in a dialog: it, or what is marked in it by `data-arrival`, comes into
 * sight and takes the focus, which would be lost with what it replaces. In a dialog that is only just opening it does nothing.
 */
export function arrive(element: HTMLElement | null) {
  const marked = element?.querySelector('[data-arrival]')
  marked?.scrollIntoView({ block: 'center' })
  const target = marked?.querySelector('button') ?? element
  if (!marked) element?.scrollIntoView({ block: 'start' })
  target?.focus({ preventScroll: true })
}
