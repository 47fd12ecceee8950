import type { LanguageCode } from '../../machines/language/languages.ts'
import type { Db } from '../ports/db.ts'
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
  update users set
    full_name = coalesce($2, full_name),
    phone = case when $3::boolean then $4 else phone end,
    profile_pic = coalesce($5, profile_pic),
    time_zone = case when $6::boolean then $7 else time_zone end,
    language = case when $8::boolean then $9 else language end
  where id = $1`

/** Changes the caller's own account. Returns false if another verified account has the phone number. */
export async function updateProfile(db: Db, id: number, change: ProfileChange): Promise<boolean> {
  const { full_name = null, phone, profile_pic = null, time_zone, language } = change
  const given = (value: string | null | undefined) => [value !== undefined, value ?? null]
  const parameters = [id, full_name, ...given(phone), profile_pic, ...given(time_zone), ...given(language)]
  return (await unlessTaken(db.query(update, parameters), 'users_phone')) !== 'taken'
}
