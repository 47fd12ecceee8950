import { expect, test } from 'vitest'
import { personOf } from '../../client/account/person.ts'

test.each([
  [null, { fullName: 'User', firstName: 'User', initials: 'MS' }],
  [{ fullName: '  ' }, { fullName: 'User', firstName: 'User', initials: 'MS' }],
  [{ fullName: 'Mira' }, { fullName: 'Mira', firstName: 'Mira', initials: 'M' }],
  [
    { fullName: ' Mira Adaeze Okafor ' },
    { fullName: 'Mira Adaeze Okafor', firstName: 'Mira', initials: 'MO' },
  ],
])('the displayed names of %o', (user, person) => {
  expect(personOf(user)).toEqual(person)
})
