import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { writeWhole } from '../store/engine/disk/writeWhole.ts'
import { type Mail, MailError, type MailTransport, type Person } from '../ports/mail.ts'

const Kept = z.object({
  at: z.iso.datetime(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
})

export type KeptMail = z.output<typeof Kept> & { id: string }

export interface Outbox {
  list(): Promise<KeptMail[]>
  read(id: string): Promise<KeptMail | null>
  forget(person: Person): Promise<void>
}

const atMost = 200
const idPattern = /^\d{13,15}-[0-9a-f-]{36}$/

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

  const textOf = (id: string) => readFile(pathOf(id), 'utf8').catch(() => null)

  async function read(id: string): Promise<KeptMail | null> {
    if (!idPattern.test(id)) return null
    const kept = letterIn((await textOf(id)) ?? '')
    return kept && { id, ...kept }
  }

  async function keep(mail: Mail) {
    const now = clock()
    const [newest = '0'] = await ids()
    // Emails keep their order even within one millisecond and after the clock was set back.
    last = Math.max(now.getTime(), last + 1, Number.parseInt(newest, 10) + 1)
    const id = `${last}-${randomUUID()}`
    const kept = { id, at: now.toISOString(), ...mail }
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeWhole(pathOf(id), JSON.stringify(kept, null, 2))
    for (const old of (await ids()).slice(atMost)) await rm(pathOf(old), { force: true })
  }

  return {
    send: (mail) =>
      keep(mail).catch((cause: unknown) => {
        throw new MailError('server', 'the outbox cannot be written to', cause)
      }),
    forget: async (person) => {
      for (const id of await ids()) {
        const text = (await textOf(id)) ?? ''
        const mail = letterIn(text)
        // An unreadable email may name the person anywhere, so its whole text is searched.
        const isAbout = mail ? concerns(mail, person) : concerns({ to: '', subject: '', text }, person)
        if (isAbout) await rm(pathOf(id), { force: true })
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

function letterIn(text: string) {
  try {
    return Kept.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

function concerns({ to, subject, text }: Omit<Mail, 'html'>, { email, full_name }: Person): boolean {
  const words = wordsOf(`${subject} ${text}`)
  return (
    to.toLowerCase() === email.toLowerCase() ||
    [email, full_name].some((name) => words.includes(wordsOf(name)))
  )
}

const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ') ?? ''
  } `
