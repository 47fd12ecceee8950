import { domainToASCII } from 'node:url'

/** Labels in any script, separated by full stops, including those of East Asian keyboards. */
const international = /^[\p{L}\p{M}\p{N}.。．｡-]+$/u

/** Returns the canonical form of an address: `bücher.example` becomes `xn--bcher-kva.example`. */
export function emailAddress(written: string): string {
  const at = written.lastIndexOf('@')
  const domain = written.slice(at + 1)
  if (at < 0 || !international.test(domain)) return written
  return `${written.slice(0, at)}@${domainToASCII(domain) || domain}`
}
