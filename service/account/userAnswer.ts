import { z } from '@hono/zod-openapi'
import { languageCodes } from '../../machines/language/languages.ts'
import { idOf, text, whole } from '../http/answerParts.ts'
import { pictureUrl } from '../pictures/answer.ts'

export const userTypes = ['superadmin', 'admin', 'user'] as const

export const UserAnswer = z
  .strictObject({
    id: idOf('account'),
    uid: z.uuid(),
    full_name: text('The name as it is shown.', 'Asha Rao'),
    email: text('The address that logs in.', 'asha@example.org'),
    phone: text('A plus and 6 to 15 digits.', '+919876543210').nullable(),
    profile_pic: text(
      'Absolute address of the picture, a JPEG.',
      'https://plaza.example/media/3f9a0c.jpg',
    ).nullable(),
    time_zone: text('IANA name; null until it is known.', 'Europe/Berlin').nullable(),
    language: z.enum(languageCodes).nullable().openapi({
      description: 'Of screens and letters; null until one is chosen.',
      example: 'de',
    }),
    user_type: z.enum(userTypes),
    is_active: z.boolean(),
    is_email_verified: z.boolean().openapi({
      description: 'The email address is verified. Not the same as `verified_users`.',
    }),
    verified_user: z.boolean().openapi({
      description: 'A superadmin has verified the person; `verified_users` counts these.',
    }),
    is_staff: z.boolean(),
    is_superuser: z.boolean(),
    event_count: whole('Events of the account in any state.', 5),
    published_event_count: whole('Those of them that are published.', 3),
    last_login: z.iso.datetime().nullable(),
    last_login_formatted: text('`last_login` in words, in UTC.', 'Nov 21, 2026, 1:33 PM').nullable(),
    created_at: z.iso.datetime(),
  })
  .openapi('User')

/** Here, `profile_pic` is a file name rather than an address. */
export type StoredUser = Omit<z.output<typeof UserAnswer>, 'last_login_formatted'>

const moment = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })

export function userAnswer(services: { publicUrl: string }, user: StoredUser): z.output<typeof UserAnswer> {
  const { last_login } = user
  return {
    id: user.id,
    uid: user.uid,
    full_name: user.full_name,
    email: user.email,
    phone: user.phone,
    profile_pic: pictureUrl(services, user.profile_pic),
    time_zone: user.time_zone,
    language: user.language,
    user_type: user.user_type,
    is_active: user.is_active,
    is_email_verified: user.is_email_verified,
    verified_user: user.verified_user,
    is_staff: user.is_staff,
    is_superuser: user.is_superuser,
    event_count: user.event_count,
    published_event_count: user.published_event_count,
    last_login,
    // Recent versions of ICU put a narrow no-break space before AM and PM.
    last_login_formatted: last_login && moment.format(new Date(last_login)).replaceAll('\u202F', ' '),
    created_at: user.created_at,
  }
}
