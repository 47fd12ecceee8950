import { expect, test } from 'vitest'
import { suggestEmail } from '../../machines/account/mailDomains.ts'

test.each([
  ['asha@gmial.com', 'asha@gmail.com'],
  ['asha@gamil.com', 'asha@gmail.com'],
  ['asha@gmai.com', 'asha@gmail.com'],
  ['asha@gmail.con', 'asha@gmail.com'],
  ['asha@gmail.comm', 'asha@gmail.com'],
  ['asha@hotmial.com', 'asha@hotmail.com'],
  ['asha@hotnail.com', 'asha@hotmail.com'],
  ['asha@yahooo.com', 'asha@yahoo.com'],
  ['asha@yaho.com', 'asha@yahoo.com'],
  ['asha@outlok.com', 'asha@outlook.com'],
  ['asha@iclould.com', 'asha@icloud.com'],
  [' Asha.Rao+plaza@GMIAL.com ', 'Asha.Rao+plaza@gmail.com'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant)
  expect(suggestEmail(meant)).toBeNull()
})

test.each([
  ['', 'nothing typed'],
  ['asha', 'no domain yet'],
  ['gmial.com', 'no address'],
  ['asha@gmial', 'a domain without its end'],
  ['asha@gmail.co', 'the start of a common domain'],
  ['asha@mail.com', 'a domain of its own'],
  ['asha@ymail.com', 'a domain of its own'],
  ['asha@email.com', 'a domain of its own'],
  ['asha@cloud.com', 'a domain of its own'],
  ['asha@hotmail.fr', 'the domain of a country'],
  ['asha@yahoo.co.uk', 'the domain of a country'],
  ['asha@example.org', 'far from every common domain'],
  ['asha@gmial.example.com', 'far from every common domain'],
])('%s brings no suggestion: %s', (typed) => expect(suggestEmail(typed)).toBeNull())
