import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mail, MailTransport, Person } from './mail.ts'

/** A mail as the folder keeps it. */
export interface KeptMail extends Mail {
  id: string
  /** When it was written, ISO 8601 UTC. */
  at: string
}

/** Mail that was not sent anywhere but kept to be read at `/mailbox`. */
export interface Outbox {
  /** The newest first, at most 200. */
  list(): Promise<KeptMail[]>
  read(id: string): Promise<KeptMail | null>
  /** Removes the mails to or about the person. */
  forget(person: Person): Promise<void>
}

const atMost = 200
const idPattern = /^\d{13,15}-[0-9a-f-]{36}$/

/** Keeps mail as files, one each, readable for this user alone; beyond 200 the oldest go. */
export function openMailFolder(folder: string, clock: () => Date): MailTransport & Outbox {
  let last = 0
  const pathOf = (id: string) => join(folder, `${id}.json`)

  async function ids(): Promise<string[]> {
    const names = await readdir(folder).catch(() => [])
    return names
      .map((name) => name.replace(/\.json$/, ''))
      .filter((id) => idPattern.test(id))
      .toSorted()
      .toReversed()
  }

  async function read(id: string): Promise<KeptMail | null> {
    if (!idPattern.test(id)) return null
    const text = await readFile(pathOf(id), 'utf8').catch(() => null)
    return text === null ? null : (JSON.parse(text) as KeptMail)
  }

  return {
    send: async (mail) => {
      const now = clock()
      // Two mails of one millisecond keep their order.
      last = Math.max(now.getTime(), last + 1)
      const id = `${last}-${randomUUID()}`
      const kept: KeptMail = { id, at: now.toISOString(), ...mail }
      await mkdir(folder, { recursive: true, mode: 0o700 })
      // Renamed into place, so that no reader sees half a mail.
      await writeFile(`${pathOf(id)}.part`, JSON.stringify(kept, null, 2), { mode: 0o600 })
      await rename(`${pathOf(id)}.part`, pathOf(id))
      for (const old of (await ids()).slice(atMost)) await rm(pathOf(old), { force: true })
    },
    forget: async (person) => {
      for (const id of await ids()) {
        const mail = await read(id)
        if (mail && concerns(mail, person)) await rm(pathOf(id), { force: true })
      }
    },
    close: () => {},
    list: async () => {
      const mails = await Promise.all((await ids()).slice(0, atMost).map(read))
      return mails.filter((mail) => mail !== null)
    },
    read,
  }
}

/** Whether the mail goes to the person, or has their address or name in it. */
function concerns({ to, subject, text }: Mail, { email, full_name }: Person): boolean {
  const said = wordsOf(`${subject} ${text}`)
  return (
    to.toLowerCase() === email.toLowerCase() ||
    [email, full_name].some((name) => said.includes(wordsOf(name)))
  )
}

/** The words alone, a space around each, so that a name is not found within another one. */
const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
