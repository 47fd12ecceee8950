import { settingsMachine } from '../../../../machines/account/profile/settingsMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { phoneTaken, poster, root } from '../../fixtures.ts'
import { keptProfile, settingsTable } from './table.ts'

const renamed = { ...root, fullName: 'Ada Lovelace', phone: null, profilePic: '/media/jazz-one.jpg' }

export const settings = modelOf(settingsMachine, settingsTable, {
  inputs: { '': { user: { ...root, fullName: 'Ada Adeyemi' } } },
  facts: ({ user, form, picture, problems, alert }) => ({
    stored: { fullName: user.fullName, phone: user.phone ?? '' },
    form,
    picture,
    problems,
    alert: alert?.text ?? null,
  }),
  // Changes one value at a time, and only once.
  happens: (label, { leaves, facts: { stored, form, picture, problems, alert } }) => {
    if (leaves.includes('account') && label === 'picture.choose') return picture === null
    // A restored draft behaves like any other text, so it is only saved.
    if (form.fullName === 'Ada Countess') return /^(form\.submit \(with a|updateProfile s)/.test(label)
    if (leaves.includes('looking'))
      return (label === 'findDraft fails') === (stored.fullName === 'Ada Adeyemi')
    if (leaves.includes('saving') || leaves.includes('loading')) return !/^(form|picture|alert)\./.test(label)
    // A value that the service refused is corrected. Changing another field does not affect its problem.
    if (problems.phone !== undefined && form.fullName === 'Ada Root' && picture === null) {
      if (label.startsWith('form.change')) return alert !== null
    } else if (label === 'form.change (another name)') return false
    if (form.fullName === 'Ada Lovelace' && stored.fullName === 'Ada Root') return false
    const isUntouched = form.fullName !== '' && picture === null
    if (/^(form\.change|picture\.choose)/.test(label))
      return isUntouched && alert === null && Object.keys(problems).length === 0
    return true
  },
  cases: [
    done('getProfile', root),
    failed('getProfile'),
    { type: 'draft.continue' },
    { type: 'draft.startAnew' },
    named('none', done('findDraft', null)),
    named('another name', done('findDraft', keptProfile)),
    named('nothing new', done('findDraft', { ...keptProfile, content: { phone: root.phone ?? '' } })),
    failed('findDraft'),
    named('another name', { type: 'form.change', changes: { fullName: 'Ada Lovelace' } }),
    named('no name and no phone', { type: 'form.change', changes: { fullName: '', phone: '' } }),
    { type: 'picture.choose', picture: poster },
    { type: 'picture.fail' },
    { type: 'picture.cancel' },
    named('with a token', { type: 'form.submit', hasToken: true }),
    named('without a token', { type: 'form.submit', hasToken: false }),
    { type: 'alert.dismiss' },
    { type: 'account.open' },
    { type: 'account.close' },
    done('updateProfile', renamed),
    named('refused', failed('updateProfile', phoneTaken)),
    named('broken', failed('updateProfile')),
    named(
      'enough for today',
      failed('updateProfile', { code: 'RATE_LIMITED', message: 'Please try again tomorrow.' }),
    ),
  ],
})
