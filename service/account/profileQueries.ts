import type { LanguageCode } from '../../machines/language/languages.ts'
import { type Db, rowOf } from '../ports/db.ts'
import { unlessTaken } from '../store/engine/errors.ts'

export interface ProfileChange {
  full_name?: string | undefined
  /** Null removes the phone number. */
  phone?: string | null | undefined
  profile_pic?: string | undefined
  /** Null removes the time zone. */
  time_zone?: string | null | undefined
  /** Null removes the language. */
  language?: LanguageCode | null | undefined
}

const update = `
  with had as (select id, full_name, time_zone from users where id = $1 for no key update)
  update users set
    full_name = coalesce($2, users.full_name),
    phone = case when $3::boolean then $4 else phone end,
    profile_pic = coalesce($5, profile_pic),
    time_zone = case when $6::boolean then $7 else users.time_zone end,
    language = case when $8::boolean then $9 else language end
  from had where users.id = had.id
  returning users.full_name <> had.full_name as "isRenamed", users.time_zone is distinct from had.time_zone as "hasMoved"`

const renameAuthor = `
  update events set author_name = full_name from users where users.id = $1 and author_id = users.id`

// Null until it is known: the job of the daily letters finds the next one in the new zone.
const moveLetters = 'update daily_letters set due_at = null where user_id = $1'

/** Changes the caller's own account. Returns false if another verified account has the phone number. */
export async function updateProfile(db: Db, id: number, change: ProfileChange): Promise<boolean> {
  const { full_name = null, phone, profile_pic = null, time_zone, language } = change
  const given = (value: string | null | undefined) => [value !== undefined, value ?? null]
  const parameters = [id, full_name, ...given(phone), profile_pic, ...given(time_zone), ...given(language)]
  const done = db.transaction(async (tx) => {
    const changed = await rowOf<{ isRenamed: boolean; hasMoved: boolean }>(tx, update, parameters)
    if (changed?.isRenamed) await tx.query(renameAuthor, [id])
    if (changed?.hasMoved) await tx.query(moveLetters, [id])
  })
  return (await unlessTaken(done, 'users_phone')) !== 'taken'
}
