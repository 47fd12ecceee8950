import type { DraftImage, Failure } from '../../../../machines/domain.ts'
import { trouble } from '../../../support/workflow/cases.ts'
import { asks, besides, does, has, refused, stays, table, to, when } from '../../../support/workflow/table.ts'
import { phoneTaken, poster } from '../../fixtures.ts'

interface Known {
  problems: Record<string, string>
  form: { fullName: string; phone: string }
  picture: DraftImage | null
}

const standing = { fullName: 'Mira Okafor', phone: '+4915112345678' }

const isUntouched = ({ form: { fullName, phone }, picture }: Known) =>
  fullName === standing.fullName && phone === standing.phone && picture === null

const keeps = does('keepDraft', ({ form, picture }: Known) => ({
  form: 'editProfile',
  content: {
    ...(form.fullName !== standing.fullName && { fullName: form.fullName }),
    ...(form.phone !== standing.phone && { phone: form.phone }),
  },
  images: picture ? [picture] : [],
}))
export const enoughForToday: Failure = {
  code: 'RATE_LIMITED',
  message: 'Please try again tomorrow.',
  fields: {},
}
const drops = does('dropDraft', { form: 'editProfile' })

export const keptProfile = {
  keptAt: '2031-05-20T09:30:00.000Z',
  content: { fullName: 'Mira Adaeze Okafor ' },
  images: [],
}

const types = (typed: Partial<Known['form']>) =>
  stays(
    has(({ form, problems }: Known) => ({
      form: { ...form, ...typed },
      // A problem of the whole form stays until any field changes.
      problems: besides(problems, { ...typed, form: null }),
    })),
    keeps,
  )
const wrong = (problems: Record<string, string>) => has({ problems })
/** The problem of a picture appears and disappears independently of the others. */
const shows = (picture: DraftImage | null) =>
  stays(
    has(({ problems: { picture: _before, form: _whole, ...problems } }: Known) => ({ picture, problems })),
  )
const refuses = (problem: string) =>
  stays(has(({ problems }: Known) => ({ problems: { ...problems, picture: problem } })))
/**
 * Specification, section 7: all three fields are sent together, and the picture only if a new one was chosen.
 */
const saves = (input: object, picture: DraftImage | null = null) =>
  to(
    'saving',
    wrong({}),
    asks('updateProfile', { input: { ...standing, email: 'mira@example.org', ...input }, picture }),
  )

/**
 * Specification, section 2 "Edit Profile modal", section 5 "Profile edit", section 8: a failure is only
 * logged, and the dialog stays open.
 */
export const editProfileTable = table({
  start: {
    '': to(
      'looking',
      has({ form: standing, picture: null, problems: {} }),
      asks('findDraft', { form: 'editProfile' }),
    ),
    'after Undo': to(
      'open.editing',
      has({ form: { ...standing, fullName: 'Mira Adaeze Okafor ' }, picture: null, problems: {} }),
      keeps,
    ),
  },
  // A draft from before a reload or a crash is offered. Without storage, everything else still works.
  looking: {
    'findDraft succeeds (none)': to('open.editing'),
    'findDraft succeeds (another name)': to('offered'),
    'findDraft succeeds (nothing new)': to('open.editing'),
    'findDraft fails': to('open.editing', does('log', { error: trouble })),
    'dialog.close': to('closed', does('leave')),
  },
  offered: {
    'draft.continue': to('open.editing', has({ form: { ...standing, fullName: 'Mira Adaeze Okafor ' } })),
    'draft.startAnew': to('open.editing', drops),
    'dialog.close': to('closed', does('leave')),
  },
  open: {
    'form.change (another name)': types({ fullName: 'Mira Adaeze Okafor ' }),
    'form.change (no name)': types({ fullName: ' ' }),
    'form.change (no phone)': types({ phone: '' }),
    'form.change (no real phone)': types({ phone: '+4' }),
    'picture.choose (a picture)': keeps(shows(poster)),
    'picture.choose (no picture)': refuses('notes.pdf is not a JPG, PNG, WebP or GIF picture'),
    'picture.choose (too large to read)': refuses('huge.jpg cannot be read as a picture'),
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
    'picture.remove': [when({ picture: null }, refused), keeps(shows(null))],
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
    'form.cancel': [
      when(isUntouched, to('closed', does('leave'))),
      to(
        'cancelled',
        drops,
        does('cancel', ({ form, picture }: Known) => ({ form, picture })),
      ),
    ],
    'dialog.close': [when(isUntouched, to('closed', does('leave'))), to('leaving')],
  },
  leaving: {
    // It has been made smaller meanwhile.
    'picture.choose (a picture)': keeps(shows(poster)),
    'picture.choose (no picture)': refuses('notes.pdf is not a JPG, PNG, WebP or GIF picture'),
    'picture.choose (too large to read)': refuses('huge.jpg cannot be read as a picture'),
    'changes.discard': to('closed', drops, does('leave')),
    'changes.keep': to('open.editing'),
  },
  saving: {
    is: 'busy',
    'updateProfile succeeds': to(
      'saved',
      does('keep', {
        fullName: 'Mira Adaeze Okafor',
        phone: '+4915112345678',
        profilePic: '/media/jazz-one.jpg',
      }),
      drops,
    ),
    'updateProfile fails (broken)': to('open.notSaved', does('log', { error: trouble })),
    'updateProfile fails (phone taken)': to(
      'open.notSaved',
      does('log', { error: phoneTaken }),
      wrong({ phone: 'Phone already exists.' }),
    ),
    'updateProfile fails (enough for today)': to(
      'open.notSaved',
      does('log', { error: enoughForToday }),
      wrong({ form: 'Please try again tomorrow.' }),
    ),
  },
})
