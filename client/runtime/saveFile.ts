/** ms; nothing says when a browser has read the file, and nobody waits that long. */
const life = 60_000

/** Gives the browser a file to save. Its address lives on after the click. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), life)
}
