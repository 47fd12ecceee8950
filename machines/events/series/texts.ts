export const repeatEvent = 'Repeat Event'
export const repeatMeaning = (name: string) =>
  `Each date of “${name}” becomes an event of its own. A superadmin reviews the new dates together.`
export const howOften = 'How often'
export const ends = 'Ends'
export const afterDates = 'After a number of dates'
export const onDay = 'On a day'
export const numberOfDates = 'Number of dates'
export const numberHint = 'With the event itself, 2 to 52.'
export const lastDay = 'Last day'
export const lastDayHint = 'At most 12 months after the event.'
export const dates = 'Dates'
export const datesHint = 'Untick what you want to leave out.'
export const theEventItself = 'the event itself'
export const notInCalendar = 'is not in the calendar'
export const skippedByClocks = 'is left out: the clocks skip the start time'
export const numberNeeded = 'Enter a number from 2 to 52'
export const dayNeeded = 'Choose a day after the event'
export const tooManyDates = 'At most 52 dates within 12 months'
export const noDateLeft = 'Leave at least one date'
export const notRepeated = 'Failed to repeat the event. Please try again.'
export const datesAdded = (count: number) =>
  count === 1
    ? '1 date was added. It waits for approval.'
    : `${count} dates were added. They wait for approval.`
export const datesNotLoaded = 'The dates could not be loaded.'
export const thisDate = 'this date'
export const waits = 'Not published'
export const yourFavorite = 'Favourite'
export const appliesTo = 'Applies to'
export const thisAlone = 'This date alone'
export const thisAndFollowing = (following: number) => `This date and the ${following} that follow`
export const allToCome = (count: number) => `All dates to come, of ${count}`
export const scopeHint = 'Dates that are over, or were changed on their own, stay as they are.'
export const deletionHint = 'Dates that are published, over, or were changed on their own stay.'
