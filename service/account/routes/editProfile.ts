import { z } from '@hono/zod-openapi'
import { languageCodes } from '../../../machines/language/languages.ts'
import { nameField, phoneField } from '../accountInput.ts'
import { badField } from '../../http/httpError.ts'
import { type Limit, take } from '../../http/limits/counts.ts'
import { withinDay } from '../../http/limits/limits.ts'
import { route } from '../../http/route.ts'
import { profilePicture } from '../../pictures/process.ts'
import { uploadImage } from '../../pictures/upload.ts'
import { emptiedField, line, oneOf, optionalFile } from '../../http/input/input.ts'
import { zone } from '../../http/input/timeZone.ts'
import { phoneNumber } from '../../http/input/phoneNumber.ts'
import { updateProfile } from '../profileQueries.ts'
import { emailKey } from '../users.ts'
import { OwnAccount, ownAccount } from './profile.ts'

/** Limited because each new name is written to all events of the account. */
const renamings: Limit = { max: 100, seconds: 24 * 3600 }
const renamingsText = `A name can be changed at most ${renamings.max} times a day.`

const ProfileForm = z.strictObject({
  full_name: nameField.optional(),
  email: line(254).optional().openapi({
    description: 'Cannot be changed; only the same one is accepted.',
    example: 'asha@example.org',
  }),
  phone: emptiedField(phoneField).openapi({
    type: 'string',
    description: 'Empty to remove it.',
    example: '+91 98765 43210',
  }),
  time_zone: emptiedField(zone).openapi({
    description: "IANA name of the person's time zone; empty to remove it.",
    example: 'Europe/Berlin',
  }),
  language: emptiedField(oneOf(languageCodes)).openapi({
    description: 'Of screens and letters; empty to choose none.',
    example: 'de',
  }),
  profile_pic: optionalFile.openapi({
    description: 'JPG, PNG, WebP or GIF, at most 5 MB; only if a new one was chosen.',
  }),
})

export const editProfileRoutes = [
  route('PATCH /common/profile/', {
    operationId: 'updateProfile',
    access: 'signedIn',
    tag: 'Account',
    summary:
      "Changes the caller's name, phone number, picture, time zone or language; what is left out stays.",
    form: ProfileForm,
    files: { most: 1, maxBytes: profilePicture.maxBytes },
    answer: OwnAccount,
    fails: { 429: renamingsText },
    handle: async (call) => {
      const { db, user, form, clock, rateLimits } = call
      if (form.email !== undefined && emailKey(form.email) !== emailKey(user.email)) {
        throw badField('email', 'Email address cannot be changed.')
      }
      if (rateLimits && (form.full_name ?? user.full_name) !== user.full_name) {
        withinDay(await take(db, ['names', user.id], renamings, clock()), renamingsText, 'full_name')
      }
      const picture = await uploadImage(call, form.profile_pic, profilePicture)
      const isFree = await updateProfile(db, user.id, {
        full_name: form.full_name,
        phone: form.phone && (await phoneNumber(form.phone)),
        profile_pic: picture?.name,
        time_zone: form.time_zone,
        language: form.language,
      })
      if (!isFree) throw badField('phone', 'Phone already exists.')
      return { success: true, user: await ownAccount(call) }
    },
  }),
]
