/**
 * True if leaving the page could lose input: a dialog with fields is open, or a form is marked with
 * `data-typed`.
 */
export const isTyping = () =>
  document.querySelector('dialog[open] :is(input, select, textarea), [data-typed=true]') !== null
