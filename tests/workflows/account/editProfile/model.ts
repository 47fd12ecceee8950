import { editProfileMachine } from '../../../../machines/account/profile/editProfileMachine.ts'
import type { ProfileForm } from '../../../../machines/account/profile/profileRules.ts'
import type { DraftImage } from '../../../../machines/domain.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { mira, phoneTaken, poster } from '../../fixtures.ts'
import { editProfileTable, enoughForToday, keptProfile } from './table.ts'

const types = (detail: string, changes: Partial<ProfileForm>) =>
  named(detail, { type: 'form.change' as const, changes })
const chooses = (detail: string, picture: DraftImage) =>
  named(detail, { type: 'picture.choose' as const, picture })
const submits = (detail: string, hasToken: boolean) =>
  named(detail, { type: 'form.submit' as const, hasToken })

export const editProfile = modelOf(editProfileMachine, editProfileTable, {
  inputs: {
    '': { user: mira, edited: null },
    'after Undo': {
      user: mira,
      edited: { form: { fullName: 'Mira Adaeze Okafor ', phone: mira.phone ?? '' }, picture: null },
    },
  },
  facts: ({ form, picture, problems }) => ({ form, picture, problems }),
  // Changes one value at a time. After a failed save, nothing else has changed, so the form is only sent
  // again or closed.
  happens: (label, { leaves, facts: { form, picture, problems } }) => {
    if (leaves.includes('open.notSaved')) return /submit|cancel|dialog\.close/.test(label)
    if (leaves.includes('leaving') && label.startsWith('picture.choose'))
      return (
        picture !== null && problems.picture === undefined && (!label.endsWith('(no picture)') || 'tried')
      )
    if (!/^(form\.change|picture\.choose)/.test(label)) return true
    // Problems are corrected. Those of a picture are walked separately.
    if (problems.fullName !== undefined) return label === 'form.change (another name)'
    if (problems.picture !== undefined) return label === 'form.change (no phone)' && form.phone !== ''
    const isUntouched = form.fullName === mira.fullName && form.phone === mira.phone && picture === null
    return isUntouched && Object.keys(problems).length === 0
  },
  cases: [
    { type: 'draft.continue' },
    { type: 'draft.startAnew' },
    named('none', done('findDraft', null)),
    named('another name', done('findDraft', keptProfile)),
    named('nothing new', done('findDraft', { ...keptProfile, content: { fullName: mira.fullName } })),
    failed('findDraft'),
    types('another name', { fullName: 'Mira Adaeze Okafor ' }),
    types('no name', { fullName: ' ' }),
    types('no phone', { phone: '' }),
    types('no real phone', { phone: '+4' }),
    chooses('a picture', poster),
    chooses('no picture', { ...poster, key: 'notes', name: 'notes.pdf', type: 'application/pdf' }),
    chooses('too large to read', { ...poster, key: 'huge', name: 'huge.jpg', size: 5_242_881 }),
    { type: 'picture.fail' },
    { type: 'picture.remove' },
    submits('with a token', true),
    submits('without a token', false),
    { type: 'form.cancel' },
    { type: 'dialog.close' },
    { type: 'changes.discard' },
    { type: 'changes.keep' },
    done('updateProfile', { ...mira, fullName: 'Mira Adaeze Okafor', profilePic: '/media/jazz-one.jpg' }),
    named('broken', failed('updateProfile')),
    named('phone taken', failed('updateProfile', phoneTaken)),
    named('enough for today', failed('updateProfile', enoughForToday)),
  ],
})
