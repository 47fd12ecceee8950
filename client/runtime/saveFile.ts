/** ms; long enough for any browser to read the file, since none reports when it has. */
const life = 60_000

/** Saves a file. Its address outlives the click, because the browser may still be reading it. */
export function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), life)
}
