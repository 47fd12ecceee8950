import { expect, test } from 'vitest'
import type { OwnEvent } from '../../../machines/domain.ts'
import { statusOf } from '../../../client/events/myEvents/status.ts'
import { ownJazz } from '../../workflows/fixtures.ts'
import { inEnglish } from '../../support/workflow/english.ts'

const proposed = (status: 'PENDING' | 'REJECTED') => ({ proposal: { status, rejectReason: null } })
const found = 'People who search for it or have it as a favourite can still find it.'

test.each<[string, Partial<OwnEvent>, string, string]>([
  [
    'takes place',
    proposed('PENDING'),
    'Changes waiting for approval',
    'Everyone can find the previous version on Explore.',
  ],
  ['is cancelled', { lifecycle: 'CANCELLED' }, 'Published', found],
  [
    'is cancelled, with changes',
    { lifecycle: 'CANCELLED', ...proposed('PENDING') },
    'Changes waiting for approval',
    `${found} Your changes wait until it is scheduled again.`,
  ],
  [
    'is postponed, with changes',
    { lifecycle: 'POSTPONED', ...proposed('PENDING') },
    'Changes waiting for approval',
    `${found} You get an email once your changes have been reviewed.`,
  ],
  [
    'is cancelled, with rejected changes',
    { lifecycle: 'CANCELLED', ...proposed('REJECTED') },
    'Changes rejected',
    `${found} Edit your changes and save them to submit them again.`,
  ],
])('the status shown to the author of an event that %s', (_which, more, word, meaning) => {
  const status = statusOf({ ...ownJazz, proposal: null, ...more })
  expect(status.word).toBe(word)
  expect(inEnglish(status.meaning)).toContain(meaning)
})
