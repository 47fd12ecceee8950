import type { LanguageCode } from '../../machines/language/languages.ts'
import type { Db } from './db.ts'

export interface LetterEvent {
  id: number
  title: string
}

/** Only the facts of a letter. Its text and its code are created when it is sent. */
export type Letter =
  | {
      kind: 'verify-email' | 'reset-password'
      email: string
      asker: string
      /** The language of the request, for accounts that have chosen none. */
      language: LanguageCode
    }
  | { kind: 'logins-refused'; email: string; asker: string; language: null }
  | { kind: 'password-changed'; userId: number }
  | { kind: 'event-submitted'; eventId: number }
  | {
      kind: 'event-approved' | 'event-rejected' | 'changes-approved' | 'changes-rejected'
      userId: number
      event: LetterEvent
      /** Further events with the same decision. */
      others?: LetterEvent[]
      reason?: string | null
    }
  | { kind: 'series-ending'; userId: number; event: LetterEvent }
  | { kind: 'event-taken-down'; userId: number; event: LetterEvent; reason: string }
  | {
      kind: 'visibility-limited'
      userId: number
      event: LetterEvent
      visibility: 'members' | 'link'
      reason: string
    }

export interface Mailer {
  /** Inside a transaction, the letter is sent only if the transaction commits. */
  enqueue(db: Db, letter: Letter): Promise<void>
  forget(person: Person): Promise<void>
}

export interface Person {
  email: string
  full_name: string
}

export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  headers?: Record<string, string> | undefined
}

export class MailError extends Error {
  readonly about: 'server' | 'mail' | 'refused'

  constructor(about: MailError['about'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'MailError'
    this.about = about
  }
}

export interface MailTransport {
  send(mail: Mail): Promise<void>
  close(): void
}
