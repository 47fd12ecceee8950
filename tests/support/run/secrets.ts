import operations from '../../../gateway/generated/operations.json' with { type: 'json' }

/** Patterns of third-party credentials, and of other secrets. */
const forms: Record<string, RegExp> = {
  'a private key': /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/,
  'a key of AWS': /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/,
  'a key of Google': /\bAIza[\w-]{35}/,
  'a token of GitHub': /\b(?:gh[pousr]_[A-Za-z0-9]{36}|github_pat_\w{60})/,
  'a token of npm': /\bnpm_[A-Za-z0-9]{36}\b/,
  'a token of Slack': /\bxox[abeoprs]-[\w-]{10}/,
  'a key of Stripe': /\b[rs]k_(?:live|test)_[A-Za-z0-9]{20}/,
  'a signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10}/,
  'a bearer token': /\bbearer [\w-]{40,}/i,
  'an address with a password':
    /\b(?:postgres(?:ql)?|smtps?|https?|s3|redis):\/\/[\w.%+-]+:(?!secret@)[^\s:@/'"`$<>{}]{6,}@/i,
  'a value that is called secret':
    /(?:password|passwd|secret|token|api_?key|private_?key)['"]?\s*[:=]\s*['"`](?=[\w+/=-]*\d)(?=[\w+/=-]*[a-z])[\w+/=-]{24,}['"`]/i,
}

/** The hashes of operations appear next to names such as setNewPassword, but are public. */
const hashes = new RegExp(Object.keys(operations).join('|'), 'g')

/** Each apparent credential in a text, as `kind: beginning of the credential`. */
export function secretsIn(whole: string): string[] {
  const text = whole.replaceAll(hashes, '')
  return Object.entries(forms).flatMap(([kind, form]) =>
    [...text.matchAll(new RegExp(form, `${form.flags}g`))].map(([found]) => `${kind}: ${found.slice(0, 60)}`),
  )
}
