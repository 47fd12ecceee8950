import { expect, test } from 'vitest'
import { eventActs } from '../../../../machines/admin/acts/eventActs.ts'
import { userActs } from '../../../../machines/admin/acts/userActs.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { miraAccount } from '../../lists/list/model.ts'
import { publishedToday } from '../adminEvents/fixtures.ts'
import { act } from './model.ts'
import { inEnglish } from '../../../support/workflow/english.ts'

walkInNode(act)

test.each([
  [{}, ['Deactivate', 'Verify', 'Make Super Admin', 'Make Admin']],
  [
    { isActive: false, verifiedUser: true },
    ['Activate', 'Withdraw Verification', 'Make Super Admin', 'Make Admin'],
  ],
  [{ userType: 'ADMIN' as const }, ['Deactivate', 'Verify', 'Make Super Admin', 'Make User']],
])('the actions possible on an account with %j, each of which is undone by its opposite', (more, verbs) => {
  const account = { ...miraAccount, ...more }
  const acts = userActs(account)
  expect(acts.map(({ verb }) => verb)).toEqual(verbs)
  for (const { change, undo } of acts) {
    expect({ ...account, ...change }).not.toEqual(account)
    expect({ ...account, ...change, ...undo }).toEqual(account)
  }
})

test('each change of a user type has its own text, and no action on an account needs a reason', () => {
  const acts = inEnglish(
    (['SUPERADMIN', 'ADMIN', 'USER'] as const).flatMap((userType) => userActs({ ...miraAccount, userType })),
  )
  const texts = acts.filter(({ verb }) => verb.startsWith('Make')).map(({ verb, done }) => [verb, done])
  expect(Object.fromEntries(texts)).toEqual({
    'Make Super Admin': 'Mira Okafor is a Super Admin now.',
    'Make Admin': 'Mira Okafor is an Admin now.',
    'Make User': 'Mira Okafor is a User now.',
  })
  expect(acts.filter(({ needsReason }) => needsReason)).toEqual([])
})

test.each([
  [{ isFeatured: false, isPublished: true }, ['Feature', 'Take Down']],
  [{ isFeatured: true, isPublished: true }, ['Unfeature', 'Take Down']],
  [{ isFeatured: true, isPublished: false }, ['Unfeature']],
  [{ isFeatured: false, isPublished: false }, []],
])('the actions possible on an event with %j', (more, verbs) => {
  expect(eventActs({ ...publishedToday, ...more }).map(({ verb }) => verb)).toEqual(verbs)
})

test.each([
  [
    false,
    ['Feature Event', '“Jazz under the Bridge” will be highlighted in every list.', 'The event is featured.'],
  ],
  [
    true,
    [
      'Unfeature Event',
      '“Jazz under the Bridge” will no longer be highlighted.',
      'The event is no longer featured.',
    ],
  ],
])('the texts of the action on an event that is featured: %j', (isFeatured, expected) => {
  const [act] = eventActs({ ...publishedToday, title: 'Jazz under the Bridge', isFeatured })
  expect(act && inEnglish([act.title, act.question, act.done])).toEqual(expected)
})

test.each([
  ['PUBLIC', { 'Link Only': 'LINK', 'Members Only': 'MEMBERS' }],
  ['LINK', { 'Members Only': 'MEMBERS' }],
  ['MEMBERS', {}],
  [null, {}],
] as const)(
  'the visibility %s of a published event can only be lowered, with a reason',
  (visibility, lower) => {
    const acts = eventActs({ ...publishedToday, visibility }).filter(({ change }) => 'visibility' in change)
    expect(Object.fromEntries(acts.map(({ verb, change }) => [verb, change]))).toEqual(
      Object.fromEntries(Object.entries(lower).map(([verb, to]) => [verb, { visibility: to }])),
    )
    for (const { needsReason, longestReason, undo } of acts)
      expect([needsReason, longestReason, undo]).toEqual([true, 500, null])
    const unpublished = eventActs({ ...publishedToday, visibility, isPublished: false })
    expect(unpublished.filter(({ change }) => 'visibility' in change)).toEqual([])
  },
)

test.each([
  [{ isPublished: true }, ['Feature', 'Lift Limit', 'Take Down']],
  [{ isPublished: false }, ['Lift Limit']],
  [{ isPublished: false, isFeatured: true }, ['Unfeature', 'Lift Limit']],
])('a superadmin can lift the limit of an event with %j, with a reason', (more, verbs) => {
  const limited = {
    visibility: 'MEMBERS',
    visibilityCeiling: 'MEMBERS',
    visibilityReason: 'Private.',
  } as const
  const acts = eventActs({ ...publishedToday, ...limited, ...more })
  expect(acts.map(({ verb }) => verb)).toEqual(verbs)
  const lift = acts.find(({ verb }) => verb === 'Lift Limit')
  expect(lift).toMatchObject({
    title: 'Lift Limit of Visibility',
    change: { visibility: 'PUBLIC' },
    undo: null,
    needsReason: true,
    longestReason: 500,
  })
  expect(inEnglish([lift?.question, lift?.done])).toEqual([
    'The author of “Pottery for Two” may choose again who can see it. Until then, it is shown to the same people.',
    'The author may choose again who can see the event.',
  ])
})

test.each([
  ['Link Only', 'Show by Link Only', 'leaves public feeds', 'The event can be seen by anyone with the link.'],
  [
    'Members Only',
    'Show to Members Only',
    'can be seen only by people who log in.',
    'The event can be seen by members only.',
  ],
])('the texts of the action %s', (verb, title, question, confirmation) => {
  const action = eventActs({ ...publishedToday, visibility: 'PUBLIC' }).find((one) => one.verb === verb)
  expect(action?.title).toBe(title)
  expect(inEnglish(action?.question)).toContain(`“Pottery for Two” ${question}`)
  expect(inEnglish(action?.question)).toContain(
    'Its author gets your reason by email, and needs a superadmin to show it to more people.',
  )
  expect(inEnglish(action?.done)).toBe(confirmation)
})
