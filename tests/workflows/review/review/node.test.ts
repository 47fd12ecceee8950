import { expect, test } from 'vitest'
import { wordChanges } from '../../../../client/ui/display/wordChanges.ts'
import { walkInNode } from '../../../support/workflow/nodeWalk.ts'
import { review } from './model.ts'

walkInNode(review)

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
])('what differs is marked word by word: %j, %j', (before, after, left, right) => {
  const changes = wordChanges(before, after)
  expect([drawn(changes.before), drawn(changes.after)]).toEqual([left, right])
  // Without the marks each side is the text that it is of.
  const text = (parts: { text: string }[]) => parts.map((part) => part.text).join('')
  expect([text(changes.before), text(changes.after)]).toEqual([before, after])
})
