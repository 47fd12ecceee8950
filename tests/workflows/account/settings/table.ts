import type { DraftImage } from '../../../../machines/domain.ts'
import { trouble } from '../../../support/workflow/cases.ts'
import { asks, besides, does, has, refused, stays, table, to, when } from '../../../support/workflow/table.ts'
import { phoneTaken, poster } from '../../fixtures.ts'

interface Known {
  stored: { fullName: string; phone: string }
  form: { fullName: string; phone: string }
  picture: DraftImage | null
  alert: string | null
  problems: Record<string, string>
}

const inBrowser = { fullName: 'Ada Adeyemi', phone: '+4915112345678' }
const atService = { ...inBrowser, fullName: 'Ada Root' }
const saved = { fullName: 'Ada Lovelace', phone: '' }
const wrong = (alert: string, problems: object) => to('open', has({ alert, problems }))
const keeps = does('keepDraft', ({ stored, form, picture }: Known) => ({
  form: 'editProfile',
  content: {
    ...(form.fullName !== stored.fullName && { fullName: form.fullName }),
    ...(form.phone !== stored.phone && { phone: form.phone }),
  },
  images: picture ? [picture] : [],
}))
const types = (typed: object) =>
  stays(
    has(({ form, problems }: Known) => ({
      form: { ...form, ...typed },
      // A problem of the whole form stays until any field changes.
      problems: besides(problems, { ...typed, form: null }),
    })),
    keeps,
  )
const shows = (picture: DraftImage | null) =>
  stays(
    has(({ problems }: Known) => ({ picture, problems: besides(problems, { picture, form: null }) })),
    keeps,
  )
const drops = does('dropDraft', { form: 'editProfile' })
const looks = asks('findDraft', { form: 'editProfile' })

export const keptProfile = {
  keptAt: '2031-05-20T09:30:00.000Z',
  content: { fullName: 'Ada Countess' },
  images: [],
}

/**
 * Specification, section 2 "Admin Settings". Section 5: no validation. Section 7: name and phone are sent,
 * the picture only if a new file was chosen, and nothing without a token. Section 8 "Profile update failure"
 * for the alerts.
 */
export const settingsTable = table({
  start: to(
    'loading',
    has({ stored: inBrowser, form: inBrowser, picture: null, problems: {}, alert: null }),
    asks('getProfile'),
  ),
  loading: {
    is: 'busy',
    'getProfile succeeds': to('looking', has({ stored: atService, form: atService }), looks),
    'getProfile fails': to('looking', does('log', { error: trouble }), looks),
  },
  // Text from before a reload, typed here or in Edit Profile, is offered as a draft.
  looking: {
    'findDraft succeeds (none)': to('open'),
    'findDraft succeeds (another name)': to('offered'),
    'findDraft succeeds (nothing new)': to('open'),
    'findDraft fails': to('open', does('log', { error: trouble })),
  },
  offered: {
    'draft.continue': to('open', has({ form: { ...atService, fullName: 'Ada Countess' } })),
    'draft.startAnew': to('open', drops),
  },
  open: {
    'form.change (another name)': types({ fullName: 'Ada Lovelace' }),
    'form.change (no name and no phone)': types({ fullName: '', phone: '' }),
    'picture.choose': shows(poster),
    'picture.fail': [
      when({ picture: null }, refused),
      stays(
        has(({ problems }: Known) => ({
          picture: null,
          problems: { ...problems, picture: 'poster.jpg cannot be read as a picture' },
        })),
        keeps,
      ),
    ],
    'picture.cancel': [when({ picture: null }, refused), shows(null)],
    'form.submit (without a token)': refused,
    'form.submit (with a token)': to(
      'saving',
      has({ alert: null }),
      asks('updateProfile', ({ form: { fullName, phone }, picture }: Known) => ({
        input: { fullName, phone: phone || null },
        picture,
      })),
    ),
    // Beyond the specification: the account settings that every user has.
    'account.open': to('account'),
    'alert.dismiss': [when({ alert: null }, refused), stays(has({ alert: null }))],
  },
  account: {
    // It has been made smaller meanwhile.
    'picture.choose': shows(poster),
    'account.close': to('open'),
  },
  saving: {
    is: 'busy',
    'updateProfile succeeds': to(
      'open',
      has({
        stored: saved,
        form: saved,
        picture: null,
        problems: {},
      }),
      has({ alert: 'updated successfully' }),
      does('keep', { fullName: 'Ada Lovelace', phone: null, profilePic: '/media/jazz-one.jpg' }),
      drops,
    ),
    'updateProfile fails (refused)': wrong('failed to update', { phone: phoneTaken.message }),
    'updateProfile fails (enough for today)': wrong('update failed. try again.', {
      form: 'Please try again tomorrow.',
    }),
    'updateProfile fails (broken)': wrong('update failed. try again.', {}),
  },
})
