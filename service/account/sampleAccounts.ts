import people from './samplePeople.json' with { type: 'json' }

/** The people of the sample content; `days` is how many days ago each of them joined. */
export { people }

/**
 * The only sample account that can log in. Its password is public, so it works only while nobody else can
 * reach Plaza.
 */
export const demoLogin = { email: 'maya@plaza.localhost', password: 'lanterns-on-the-river' }

const emails: ReadonlySet<string> = new Set(people.map(({ key }) => emailOf(key)))
const passwords = new Set([demoLogin.password, 'kites over the river'])

export function emailOf(key: string): string {
  return `${key}@plaza.localhost`
}

export const isSample = ({ email }: { email: string }) => emails.has(email.toLowerCase())

export const isPublished = (password: string) => passwords.has(password.normalize('NFKC'))
