import { type Phrase, phrase } from '../../../../machines/language/message.ts'

export const everyWeekOn = (weekday: string, weeks: number) =>
  phrase('{weeks, plural, one {Every {weekday}} other {Every # weeks on {weekday}}}', { weeks, weekday })
export const everyMonthOn = (day: Phrase, months: number) =>
  phrase('{months, plural, one {Every month on the {day}} other {Every # months on the {day}}}', {
    months,
    day,
  })
export const nthDay = (day: number) =>
  phrase('{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { day })
/** Counts from 1; 5 means the last. */
export const nthWeekday = (nth: number, weekday: string) =>
  phrase(
    '{nth, select, 1 {first {weekday}} 2 {second {weekday}} 3 {third {weekday}} 4 {fourth {weekday}} other {last {weekday}}}',
    { nth, weekday },
  )
export const withDates = (rule: Phrase, count: number) =>
  phrase('{rule}, {count, plural, one {# date} other {# dates}}', { rule, count })
export const dateOf = (position: number, count: number) =>
  phrase('Date {position} of {count}', { position, count })
export const theEventItself = (day: string) => phrase('{day}, the event itself', { day })
