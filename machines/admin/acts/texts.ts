export const actTexts = {
  reasonMissing: 'Reason is required',
  failed: 'Something went wrong. Try again',
  undone: 'Undone.',
}
