import { type Message, phrase } from '../../language/message.ts'

export const repeatEvent: Message = 'Repeat Event'
export const repeatMeaning = (name: string) =>
  phrase('Each date of “{name}” becomes an event of its own. A superadmin reviews the new dates together.', {
    name,
  })
export const howOften: Message = 'How often'
export const ends: Message = 'Ends'
export const afterDates: Message = 'After a number of dates'
export const onDay: Message = 'On a day'
export const numberOfDates: Message = 'Number of dates'
export const numberHint: Message = 'With the event itself, 2 to 52.'
export const lastDay: Message = 'Last day'
export const lastDayHint: Message = 'At most 12 months after the event.'
export const dates: Message = 'Dates'
export const datesHint: Message = 'Untick what you want to leave out.'
export const notInCalendar = (day: string) => phrase('{day} is not in the calendar', { day })
export const skippedByClocks = (day: string) =>
  phrase('{day} is left out: the clocks skip the start time', { day })
export const numberNeeded: Message = 'Enter a number from 2 to 52'
export const dayNeeded: Message = 'Choose a day after the event'
export const tooManyDates: Message = 'At most 52 dates within 12 months'
export const noDateLeft: Message = 'Leave at least one date'
export const notRepeated: Message = 'Failed to repeat the event. Please try again.'
export const datesAdded = (count: number) =>
  phrase(
    '{count, plural, one {1 date was added. It waits for approval.} other {# dates were added. They wait for approval.}}',
    { count },
  )
export const datesNotLoaded: Message = 'The dates could not be loaded.'
export const thisDate = (day: string) => phrase('{day}, this date', { day })
export const waits: Message = 'Not published'
export const yourFavorite: Message = 'Favourite'
export const favoriteOf = (day: string) => phrase('Favourite: {day}', { day })
export const appliesTo: Message = 'Applies to'
export const thisAlone: Message = 'This date alone'
export const thisAndFollowing = (following: number) =>
  phrase('This date and the {following} that follow', { following })
export const allToCome = (count: number) => phrase('All dates to come, of {count}', { count })
export const scopeHint: Message = 'Dates that are over, or were changed on their own, stay as they are.'
export const deletionHint: Message = 'Dates that are published, over, or were changed on their own stay.'

/** In the wizard, below date and time */
export const repeats: Message = 'Repeats'
export const doesNotRepeat: Message = 'Does not repeat'
export const repeatsMeaning: Message =
  'Each date becomes an event of its own. All of them are reviewed together.'
export const eventNotRepeated: Message =
  'The event was created, but its other dates were not. Repeat it from My Events.'
export const extendSeries: Message = 'Add Dates'
export const extendMeaning = (name: string) =>
  phrase('Adds dates after the last one of “{name}”. A superadmin reviews them together.', { name })
export const moreHint = (count: number) =>
  phrase('{count, plural, one {The series has # date so far.} other {The series has # dates so far.}}', {
    count,
  })
export const moreNeeded = (count: number) => phrase('Enter a number above {count}', { count })
export const laterDayHint: Message = 'At most 12 months after the next date.'
export const laterDayNeeded: Message = 'Choose a day after the last date'
export const notExtended: Message = 'Failed to add dates. Please try again.'
export const exactlyToCome = (count: number) =>
  phrase('{count, plural, one {The one date to come} other {All # dates to come}}', { count })
