import { codeFor } from './mailbox.ts'

export interface Account {
  fullName: string
  email: string
  phone: string
  password: string
}

/** A signed-in account. */
export interface Person extends Account {
  token: string
  /** The account as the REST API returns it; the browser stores it in the same form. */
  user: { id: number; full_name: string; user_type: string }
}

/** Signs in; if needed, first creates the account through the product's own API. */
export async function enter(url: string, account: Account): Promise<Person> {
  return (await login(url, account)) ?? (await signUp(url, account))
}

/** Ends a session at the service without the page's knowledge. */
export async function revoke(url: string, token: string | null) {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${url}/common/logout/`, { method: 'POST', headers })
  if (!response.ok) throw await refused('logout', response)
}

async function signUp(url: string, account: Account): Promise<Person> {
  const { email, password, phone, fullName } = account
  await call(url, 'register', { email, password, phone, full_name: fullName })
  await call(url, 'verify-email', { email, otp: await codeFor(url, email) })
  const person = await login(url, account)
  if (!person) throw new Error(`${email} cannot log in after signing up.`)
  return person
}

async function login(url: string, account: Account): Promise<Person | null> {
  const response = await post(url, 'login', { email: account.email, password: account.password })
  if (response.status === 401) return null
  if (!response.ok) throw await refused('login', response)
  const { tokens, user } = (await response.json()) as { tokens: { access: string }; user: Person['user'] }
  return { ...account, token: tokens.access, user }
}

async function call(url: string, name: string, body: object) {
  const response = await post(url, name, body)
  if (!response.ok) throw await refused(name, response)
}

const refused = async (name: string, response: Response) =>
  new Error(`/common/${name}/ answered ${response.status}: ${await response.text()}`)

/** Sent at login, so that the list of devices shows a name instead of `Unknown device`. */
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

const post = (url: string, name: string, body: object) =>
  fetch(`${url}/common/${name}/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': firefox },
    body: JSON.stringify(body),
  })
