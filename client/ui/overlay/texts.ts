import { type Phrase, phrase } from '../../../machines/language/message.ts'

/**
 * Offers the draft of a form: `Your work on your profile, with 2 pictures, was not saved. It was kept on this
 * device on May 4, 2026.`
 */
export const notSent = (work: Phrase, pictures: number) =>
  phrase(
    '{pictures, plural, =0 {{work} was not sent.} one {{work}, with # picture, was not sent.} other {{work}, with # pictures, was not sent.}}',
    { work, pictures },
  )
export const notSaved = (work: Phrase, pictures: number) =>
  phrase(
    '{pictures, plural, =0 {{work} was not saved.} one {{work}, with # picture, was not saved.} other {{work}, with # pictures, was not saved.}}',
    { work, pictures },
  )
export const keptOn = (moment: string) => phrase('It was kept on this device on {moment}.', { moment })
