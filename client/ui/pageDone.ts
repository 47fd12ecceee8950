import { onFirstSign } from './feedback/firstSign.ts'

/** Resolves when the page has loaded what it is drawn with: the time for what nothing of the first sight waits for. */
export async function pageDone() {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** The same, or with the first sign of somebody. */
export const doneOrWanted = () =>
  Promise.race([pageDone(), new Promise<void>((resolve) => onFirstSign(resolve))])
