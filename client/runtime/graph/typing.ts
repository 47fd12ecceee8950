/** Whether leaving the page could lose something typed: in a dialog, or in a form that says so. */
export const isTyping = () =>
  document.querySelector('dialog[open] :is(input, select, textarea), [data-typed=true]') !== null
