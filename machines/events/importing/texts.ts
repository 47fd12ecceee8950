import type { Lifecycle } from '../../domain.ts'
import { type Message, phrase, type Phrase } from '../../language/message.ts'

/** My Events: import */
export const importEvents: Message = 'Import Events'
export const importHint: Message =
  'From a calendar file (.ics), or a page or calendar on the web. You choose what to submit; nothing is sent before.'
export const importFile: Message = 'Calendar file (.ics)'
export const importDrop: Message = 'Drop a calendar file here, or choose one'
export const importAddress: Message = 'Web address of a calendar or page'
export const importAddressHint: Message =
  'The address from which calendar programs subscribe, or a page with events.'
export const importRead: Message = 'Show Events'
export const importReading: Message = 'Reading...'
export const importNoAddress: Message = 'Enter an address that starts with http:// or https://'
export const importFailed: Message = 'Something went wrong. Please try again.'
export const importNothing: Message = 'There are no coming events in this calendar.'
export const importPart: Message = 'This calendar breaks off, so that entries may be missing.'
export const importPast = (count: number) =>
  phrase('{count, plural, one {# entry is over.} other {# entries are over.}}', { count })
export const importMore = (count: number) =>
  phrase(
    '{count, plural, one {The first 500 are listed. # more comes later.} other {The first 500 are listed. # more come later.}}',
    { count },
  )
export const importAll: Message = 'All that can be imported'
export const importBack: Message = 'Another file or address'
export const importTypeForAll: Message = 'Event type of all new events'
export const importCategoryForAll: Message = 'Category of all new events without one'
export const importFloating = (count: number) =>
  phrase(
    '{count, plural, one {# event names no time zone: its time is local to the venue.} other {# events name no time zone: their times are local to the venue.}}',
    { count },
  )
export const importFloatingIn = (count: number, zone: Phrase) =>
  phrase(
    '{count, plural, one {# event names no time zone: its time is {zone}.} other {# events name no time zone: their times are {zone}.}}',
    { count, zone },
  )
export const importClockThere: Message = 'Use the time at the venue'
export const importNoZone = (zone: Phrase) =>
  phrase('No time zone is named. The time is taken as {zone}.', { zone })
export const importNoZoneThere = (zone: Phrase) =>
  phrase('No time zone is named. The time is taken as local to the venue: {zone}.', { zone })
export const importSubmit = (count: number) =>
  phrase('{count, plural, one {Submit # event for review} other {Submit # events for review}}', { count })
export const importSubmitting: Message = 'Submitting...'
export const importAlike = (title: string) =>
  phrase('Looks like “{title}”, which is on Plaza already.', { title })
export const importMissing = (fields: string) => phrase('Missing: {fields}', { fields })
export const importChanged = (fields: string) => phrase('Changes: {fields}', { fields })
export const importDone: Message = 'What became of them'
export const importNone: Message = 'None'
export const importCancels: Message = 'Will be cancelled'
export const importActions: Record<'NEW' | 'CHANGED' | 'SAME' | 'PAST' | 'INVALID', Message> = {
  NEW: 'New',
  CHANGED: 'Changed',
  SAME: 'Imported already',
  PAST: 'Has begun',
  INVALID: 'Cannot be imported',
}
export const importOutcomes: Record<
  Lifecycle | 'CREATED' | 'CHANGED' | 'PROPOSED' | 'SAME' | 'REFUSED',
  Message
> = {
  CREATED: 'Submitted for review',
  CHANGED: 'Changed',
  PROPOSED: 'Changes submitted for review',
  CANCELLED: 'Cancelled',
  POSTPONED: 'Postponed',
  SCHEDULED: 'Scheduled again',
  SAME: 'Nothing to do',
  REFUSED: 'Not imported',
}
