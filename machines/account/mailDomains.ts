import { emailProblem } from './rules.ts'

/** Domains of many people, with names long enough for one wrong letter to stand out. */
const common = [
  'gmail.com',
  'googlemail.com',
  'hotmail.com',
  'icloud.com',
  'outlook.com',
  'proton.me',
  'protonmail.com',
  'rediffmail.com',
  'yahoo.com',
]

/** Domains that differ from a common one by a letter, and are right. */
const alike = new Set(['cloud.com', 'email.com', 'mail.com', 'ymail.com'])

/**
 * The address with the common domain that was probably meant: `asha@gmail.com` for `asha@gmial.com`. Null if
 * the domain is fine, or its last letters may still be missing.
 */
export function suggestEmail(typed: string): string | null {
  const email = typed.trim()
  if (emailProblem(email)) return null
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at).toLowerCase()
  if (alike.has(domain) || common.some((right) => right.startsWith(domain))) return null
  const meant = common.find((right) => isOneSlip(domain, right))
  return meant === undefined ? null : email.slice(0, at) + meant
}

/** True if one letter is too many, missing or another one, or two neighbours are swapped. */
function isOneSlip(typed: string, right: string): boolean {
  let at = 0
  while (at < typed.length && typed[at] === right[at]) at++
  const [was, is] = [typed.slice(at), right.slice(at)]
  const isSwapped = was[0] === is[1] && was[1] === is[0] && was.slice(2) === is.slice(2)
  return isSwapped || was.slice(1) === is || was === is.slice(1) || was.slice(1) === is.slice(1)
}
