export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'gif'

/** In Latin-1, so that one character is one byte; a dot matches any byte. */
const signatures: readonly [ImageFormat, string][] = [
  ['jpeg', '\u00ff\u00d8\u00ff'],
  ['png', '\u0089PNG\r\n\u001a\n'],
  ['webp', 'RIFF....WEBPVP8'],
  ['gif', 'GIF87a'],
  ['gif', 'GIF89a'],
]

export function sniff(bytes: Uint8Array): ImageFormat | null {
  const starts = (signature: string) =>
    bytes.length > signature.length &&
    Array.from(signature).every((character, at) => character === '.' || character.charCodeAt(0) === bytes[at])
  return signatures.find(([, signature]) => starts(signature))?.[0] ?? null
}
