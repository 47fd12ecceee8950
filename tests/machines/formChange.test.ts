import { expect, test } from 'vitest'
import { passwordChange } from '../../machines/account/passwordReset/resetRules.ts'
import { missingFields, problemAfter } from '../../machines/events/rules.ts'
import { formChange } from '../../machines/formChange.ts'

test('unsolved problems keep their identity, so that typing does not move the focus', () => {
  const problems = { name: 'Name is required.' }
  expect(formChange({ form: { name: '', description: '' }, problems }, { description: 'a' }).problems).toBe(
    problems,
  )
  const missing = missingFields(['title', 'venue'])
  expect(problemAfter(missing, { content: 'a' })).toBe(missing)
})

test('differing passwords are reported until one of them changes', () => {
  const form = { currentPassword: '', newPassword: 'tulips', confirmPassword: 'roses' }
  const problems = { confirmPassword: 'Passwords do not match.' }
  expect(passwordChange({ form, problems }, { currentPassword: 'a' }).problems).toEqual(problems)
  expect(passwordChange({ form, problems }, { newPassword: 'roses' }).problems).toEqual({})
})

test('if one of two invalid times changes, the other is still reported', () => {
  const text = 'Enter a time like 6:30 PM.'
  expect(problemAfter({ text, fields: ['startTime', 'endTime'] }, { endTime: '18:00' })).toEqual({
    text,
    fields: ['startTime'],
  })
})
