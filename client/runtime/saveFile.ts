/**
 * Delay in ms before the URL is revoked. Browsers do not report when they have read the file, but all of them
 * finish well within this time.
 */
const life = 60_000

/** Saves a file. Its object URL is kept after the click, because the browser may still be reading from it. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), life)
}
