/** Whether leaving the page could lose typed text: in a dialog, or in a form that is marked for it. */
export const isTyping = () =>
  document.querySelector('dialog[open] :is(input, select, textarea), [data-typed=true]') !== null
