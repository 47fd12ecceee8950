import type { Db } from '../ports/db.ts'
import type { Letter } from '../ports/mail.ts'
import { emailKey } from '../account/users.ts'

type LetterRequest = Extract<Letter, { email: string }>

const insert = `
  insert into letter_requests (email_key, kind, asker, language, created_at) values ($1, $2, $3, $4, $5)`

/** Does not look up the account, so that the time taken does not reveal whether it exists. */
export async function requestLetter(db: Db, letter: LetterRequest, now: Date): Promise<void> {
  const { kind, email, asker, language } = letter
  await db.query(insert, [emailKey(email), kind, asker, language, now])
}

// Sends only the newest of all letters that one requester caused, whether the others wait here or in the
// outbox.
const address = `
  with asked as (delete from letter_requests returning id, email_key, kind, asker, language, created_at),
  newest as (
    select distinct on (users.id, asked.kind, asked.asker) users.id as user_id, asked.kind, asked.asker, asked.language,
      asked.created_at
    from asked join users on users.email_key = asked.email_key
    where case asked.kind when 'verify-email' then not is_email_verified else is_email_verified and is_active end
    order by users.id, asked.kind, asked.asker, asked.id desc
  ),
  replaced as (
    delete from mail_outbox using newest
    where mail_outbox.user_id = newest.user_id and mail_outbox.kind = newest.kind and mail_outbox.asker = newest.asker
  )
  insert into mail_outbox (user_id, kind, asker, language, created_at, due_at)
  select user_id, kind, asker, language, created_at, $1 from newest`

export async function addressLetters(db: Db, now: Date): Promise<void> {
  await db.query(address, [now])
}
