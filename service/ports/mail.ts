import type { Db } from './db.ts'

/** The event that a mail is about. */
export interface LetterEvent {
  id: number
  title: string
}

/** A mail to be written, told by its facts. It is put into words, and a code is made, only when it is sent. */
export type Letter =
  /**
   * To whoever has the address, if the mail is for them. The first two carry a fresh code, which is good for whoever
   * asked for it (`askerOf`).
   */
  | { kind: 'verify-email' | 'reset-password' | 'logins-refused'; email: string; asker: string }
  | { kind: 'password-changed'; userId: number }
  /** To every active superadmin; several are gathered into one mail (`mail/submissions.ts`). */
  | { kind: 'event-submitted'; eventId: number }
  /** To the author. */
  | { kind: 'event-approved'; userId: number; event: LetterEvent }
  | { kind: 'event-rejected'; userId: number; event: LetterEvent; reason: string | null }

/** What routes see of mail. */
export interface Mailer {
  /**
   * Notes the mail in the outbox table, through the given `db`: inside a transaction it is sent if and only if that
   * commits. Sending happens afterwards (`jobs.ts`) and never holds a request up.
   *
   *     await db.transaction(async (tx) => {
   *       ...
   *       await mail.enqueue(tx, { kind: 'event-approved', userId: event.author_id, event })
   *     })
   */
  enqueue(db: Db, letter: Letter): Promise<void>
  /** Removes the mails to or about a person that were kept instead of being sent. */
  forget(person: Person): Promise<void>
}

/** Whoever leaves, as mails name them. */
export interface Person {
  email: string
  full_name: string
}

/** A mail in words, to one address. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** A mail that could not be handed over. */
export class MailError extends Error {
  /**
   * `server`: no server answers, so every mail waits. `mail`: this mail was put off. `refused`: this mail will never be
   * taken, because its address does not exist.
   */
  readonly about: 'server' | 'mail' | 'refused'

  constructor(about: MailError['about'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MailError'
    this.about = about
  }
}

/** Hands mail over: to an SMTP server (`mailSmtp.ts`) or to a folder (`mailFolder.ts`). */
export interface MailTransport {
  /** Throws `MailError`. */
  send(mail: Mail): Promise<void>
  close(): void
}
