import { expect, test } from 'vitest'
import { wordChanges } from '../../../../client/ui/display/ChangedText.tsx'
import { actorWords, changedWords, actionWords } from '../../../../client/review/steps.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { rejection } from '../../fixtures.ts'
import { review } from './model.ts'

walkInNode(review)

test.each([
  ['publish', 'Published'],
  ['reject-changes', 'Changes rejected'],
  ['take-down', 'Taken down'],
  ['cancel', 'Cancelled'],
  ['postpone', 'Postponed'],
  ['schedule', 'Takes place again'],
  ['sent_back-again', 'sent back again'],
])('the action %j is shown as %j', (action, words) =>
  expect(actionWords({ ...rejection, action })).toBe(words),
)

test.each([
  ['Ada Root', 'AUTHOR', 'Ada Root'],
  [null, 'AUTHOR', 'The author'],
  [null, 'REVIEWER', 'A superadmin'],
] as const)('the person %j, acting as %j, is shown as %j', (fullName, by, words) =>
  expect(actorWords({ ...rejection, fullName, by })).toBe(words),
)

test('changed fields have the labels of the form, and unknown fields their own names', () =>
  expect(changedWords({ ...rejection, changed: ['eventDate', 'lifecycle', 'mood'] })).toBe(
    'Date, Takes place, mood',
  ))

const drawn = (parts: { text: string; kind: string }[]) =>
  parts
    .map(({ text, kind }) => (kind === 'same' ? text : kind === 'new' ? `+${text}+` : `-${text}-`))
    .join('')

test.each([
  [
    'two stages, and the river',
    'one stage, and the river',
    '-two- -stages-, and the river',
    '+one+ +stage+, and the river',
  ],
  ['', 'Bring shoes.', '', '+Bring shoes.+'],
  ['Café São Jorge', 'Café', 'Café- São Jorge-', 'Café'],
  ['same', 'same', 'same', 'same'],
])('differences are marked word by word: %j, %j', (before, after, left, right) => {
  const changes = wordChanges(before, after)
  expect([drawn(changes.before), drawn(changes.after)]).toEqual([left, right])
  // Without the marks, each side is its original text.
  const text = (parts: { text: string }[]) => parts.map((part) => part.text).join('')
  expect([text(changes.before), text(changes.after)]).toEqual([before, after])
})
