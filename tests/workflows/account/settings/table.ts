import type { DraftImage } from '../../../../machines/domain.ts'
import { trouble } from '../../../support/workflow/cases.ts'
import { asks, does, has, refused, stays, table, to, when } from '../../../support/workflow/table.ts'
import { phoneTaken, poster } from '../../fixtures.ts'

interface Known {
  form: { fullName: string; phone: string }
  picture: DraftImage | null
  alert: string | null
}

const stored = { fullName: 'Ada Adeyemi', phone: '+4915112345678' }
const types = (typed: object) => stays(has(({ form }: Known) => ({ form: { ...form, ...typed } })))
const wrong = (alert: string, problems: object) => to('editing', has({ alert, problems }))

/**
 * Specification, section 2 "Admin Settings"; section 5: it has no validation; section 7: name and phone are sent, the picture only when
 * a new file was chosen, and nothing without a token; section 8 "Profile update failure" for the alerts.
 */
export const settingsTable = table({
  start: to(
    'loading',
    has({ stored: 'Ada Adeyemi', form: stored, picture: null, problems: {}, alert: null }),
    asks('getProfile'),
  ),
  loading: {
    is: 'busy',
    'getProfile succeeds': to(
      'editing',
      has({ stored: 'Ada Root', form: { ...stored, fullName: 'Ada Root' } }),
    ),
    'getProfile fails': to('editing', does('log', { error: trouble })),
  },
  editing: {
    'form.change (no name and no phone)': types({ fullName: '', phone: '' }),
    'picture.choose': stays(has({ picture: poster, problems: {} })),
    'picture.fail': [
      when({ picture: null }, refused),
      stays(has({ picture: null, problems: { picture: 'poster.jpg cannot be read as a picture' } })),
    ],
    'picture.cancel': [when({ picture: null }, refused), stays(has({ picture: null, problems: {} }))],
    'form.submit (without a token)': refused,
    'form.submit (with a token)': to(
      'saving',
      has({ alert: null }),
      asks('updateProfile', ({ form: { fullName, phone }, picture }: Known) => ({
        input: { fullName, phone: phone || null },
        picture,
      })),
    ),
    // Beyond the specification: the account controls that every user has.
    'account.open': to('account'),
    'alert.dismiss': [when({ alert: null }, refused), stays(has({ alert: null }))],
  },
  account: {
    'account.close': to('editing'),
  },
  saving: {
    is: 'busy',
    'updateProfile succeeds': to(
      'editing',
      has({
        stored: 'Ada Lovelace',
        form: { fullName: 'Ada Lovelace', phone: '' },
        picture: null,
        problems: {},
      }),
      has({ alert: 'updated successfully' }),
      does('keep', { fullName: 'Ada Lovelace', phone: null, profilePic: '/media/jazz-one.jpg' }),
    ),
    'updateProfile fails (refused)': wrong('failed to update', { phone: phoneTaken.message }),
    'updateProfile fails (broken)': wrong('update failed. try again.', {}),
  },
})
