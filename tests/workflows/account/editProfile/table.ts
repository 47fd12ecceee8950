import type { DraftImage } from '../../../../machines/domain.ts'
import { trouble } from '../../../support/workflow/cases.ts'
import { asks, does, has, refused, stays, table, to, when } from '../../../support/workflow/table.ts'
import { phoneTaken, poster } from '../../fixtures.ts'

interface Known {
  problems: Record<string, string>
  form: { fullName: string; phone: string }
  picture: DraftImage | null
}

const types = (typed: Partial<Known['form']>) =>
  stays(has(({ form }: Known) => ({ form: { ...form, ...typed } })))
const wrong = (problems: Record<string, string>) => has({ problems })
/** What is wrong with a picture comes and goes by itself. */
const shows = (picture: DraftImage | null) =>
  stays(has(({ problems: { picture: _before, ...problems } }: Known) => ({ picture, problems })))
const refuses = (problem: string, more: object = {}) =>
  stays(has(({ problems }: Known) => ({ ...more, problems: { ...problems, picture: problem } })))
/** Only what has changed is sent. */
const saves = (input: object, picture: DraftImage | null = null) =>
  to('saving', wrong({}), asks('updateProfile', { input, picture }))

/** Specification, section 2 "Edit Profile modal", section 5 "Profile edit", section 8: a failure is only logged, the dialog stays. */
export const editProfileTable = table({
  start: to(
    'open.editing',
    has({ form: { fullName: 'Mira Okafor', phone: '+4915112345678' }, picture: null, problems: {} }),
  ),
  open: {
    'form.change (another name)': types({ fullName: 'Mira Adaeze Okafor ' }),
    'form.change (no name)': types({ fullName: ' ' }),
    'form.change (no phone)': types({ phone: '' }),
    'form.change (no real phone)': types({ phone: '+4' }),
    'picture.choose (a picture)': shows(poster),
    'picture.choose (no picture)': refuses('notes.pdf is not a JPG, PNG, WebP or GIF picture'),
    'picture.choose (too large)': refuses('huge.jpg is larger than 5MB'),
    'picture.fail': [
      when({ picture: null }, refused),
      refuses('poster.jpg cannot be read as a picture', { picture: null }),
    ],
    'picture.remove': [when({ picture: null }, refused), shows(null)],
    'form.submit (without a token)': refused,
    'form.submit (with a token)': [
      when(({ form }: Known) => form.fullName === ' ', stays(wrong({ fullName: 'Full Name is required' }))),
      when(
        ({ form }: Known) => form.phone === '+4',
        stays(wrong({ phone: 'Please enter a phone number of 6 to 15 digits' })),
      ),
      when(
        ({ form }: Known) => form.fullName === 'Mira Adaeze Okafor ',
        saves({ fullName: 'Mira Adaeze Okafor' }),
      ),
      when(({ form }: Known) => form.phone === '', saves({ phone: null })),
      when({ picture: poster }, saves({}, poster)),
      to('closed', does('leave')),
    ],
    'dialog.close': [
      when(
        ({ form: { fullName, phone }, picture }: Known) =>
          fullName === 'Mira Okafor' && phone === '+4915112345678' && picture === null,
        to('closed', does('leave')),
      ),
      to('leaving'),
    ],
    'account.open': to('account'),
  },
  leaving: {
    'changes.discard': to('closed', does('leave')),
    'changes.keep': to('open.editing'),
  },
  account: { 'account.close': to('open.editing') },
  saving: {
    is: 'busy',
    'updateProfile succeeds': to(
      'saved',
      does('keep', {
        fullName: 'Mira Adaeze Okafor',
        phone: '+4915112345678',
        profilePic: '/media/jazz-one.jpg',
      }),
    ),
    'updateProfile fails (broken)': to('open.notSaved', does('log', { error: trouble })),
    'updateProfile fails (phone taken)': to(
      'open.notSaved',
      does('log', { error: phoneTaken }),
      wrong({ phone: 'Phone already exists.' }),
    ),
  },
})
