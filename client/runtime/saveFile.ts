/** ms; no browser reports when it has read the file, but this is enough for all of them. */
const life = 60_000

/** Saves a file. Its object URL outlives the click, because the browser may still be reading from it. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), life)
}
