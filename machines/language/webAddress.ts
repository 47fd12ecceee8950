const parts = /^https?:\/\/(\[[\da-f:.]+\]|[^\s\\/?#:@]+)(?::(\d*))?(?:[/?#][^\s\\]*)?$/i
const label = /^[\p{L}\p{M}\p{N}_](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}_])?$/u

/** Programs for calendars use schemes of their own for https. */
export const toWebAddress = (text: string): string =>
  text
    .trim()
    .replace(/^feed:(?=https?:)/i, '')
    .replace(/^(?:webcals?|feed):(?:\/\/)?/i, 'https://')

/**
 * True if `text` is an http or https URL with a host and without credentials. Same rule as in the service.
 */
export function isWebAddress(text: string): boolean {
  const [, host, port = ''] = parts.exec(text.trim()) ?? []
  if (host === undefined || Number(port) > 65_535) return false
  if (host.startsWith('[')) return true
  const labels = host.replace(/\.$/, '').split('.')
  // A host whose last label is a number is an IPv4 address or invalid.
  if (/^\d+$/.test(labels.at(-1) ?? ''))
    return labels.length <= 4 && labels.every((byte) => Number(byte) < 256)
  return labels.every((each) => label.test(each))
}
