import { createActor, fromPromise } from 'xstate'
import { describe, expect, test } from 'vitest'
import { failureText, failureToast, type Toast, warn } from '../../machines/domain.ts'
import { favoriteMachine } from '../../machines/favorites/favoriteMachine.ts'
import { problemOf } from '../../machines/lists/listStates.ts'
import { waitInWords } from '../../machines/language/wait.ts'
import { showFailure } from '../../machines/lists/entryDialog.ts'
import { loginToast } from '../../machines/account/loginToast.ts'
import { tooOften } from '../workflows/fixtures.ts'

const wait = 'Too many requests. Please try again in 30 seconds.'
const others = [
  { code: 'NETWORK', message: 'offline', fields: {} },
  { code: 'INTERNAL', message: 'broken', fields: {} },
  { code: 'RATE_LIMITED', message: '', fields: {} },
  new Error('a bug'),
  null,
]

describe('the time to wait is shown', () => {
  test("but other failures show the machine's own text", () => {
    expect(failureText(tooOften, 'Failed.')).toBe(wait)
    expect(failureToast(tooOften, 'Failed.')).toEqual({ kind: 'error', text: wait })
    for (const error of others) expect(failureText(error, 'Failed.')).toBe('Failed.')
  })

  test('in toasts, alerts and in place of a list', () => {
    expect(warn('Failed.').params({ event: { error: tooOften } })).toEqual({ kind: 'error', text: wait })
    expect(showFailure('Failed.').params({ event: { error: tooOften } }).text).toBe(wait)
    expect(problemOf(tooOften, { noList: 'No list.', noAnswer: 'No answer.' })).toBe(wait)
    expect(loginToast(tooOften).text).toBe(wait)
  })

  test('by a running machine', async () => {
    const shown = await new Promise<Toast>((resolve) => {
      const actor = createActor(
        favoriteMachine.provide({
          actors: { saveFavorite: fromPromise(() => Promise.reject(tooOften)) },
          actions: { toast: (_, toast) => resolve(toast) },
        }),
        { input: { eventId: '7', isFavorite: false } },
      )
      actor.start()
      actor.send({ type: 'favorite.toggle' })
    })
    expect(shown).toEqual({ kind: 'error', text: wait })
  })
})

test.each([
  [1, '1 second'],
  [60, '60 seconds'],
  [61, '2 minutes'],
  [120, '2 minutes'],
  [3600, '60 minutes'],
  [3601, '2 hours'],
  [7201, '3 hours'],
])('%d seconds are a wait of %s', (seconds, words) => {
  expect(waitInWords(seconds)).toBe(words)
})
