import { type Message, phrase } from '../language/message.ts'
import type { ListProblems } from '../lists/listStates.ts'
import { type Decision, errorToast as error, successToast as success } from '../domain.ts'

/** Texts quoted from the specification, section 8. `outdated` and all texts below it are our own. */
export const toasts = {
  pendingNotLoaded: error('Failed to load pending events. Please try again later.'),
  approved: success('Event approved successfully!'),
  notApproved: error('Failed to approve event. Please try again.'),
  rejected: success('Event rejected successfully!'),
  notRejected: error('Failed to reject event. Please try again.'),
  outdated: error('This event was edited or decided in the meantime. Please review it again.'),
  gone: error('This event no longer exists.'),
  otherNotLoaded: error('The other event could not be loaded. Please try again.'),
}

export const reasonProblems: ListProblems = {
  noList: 'Failed to fetch the ready-made reasons',
  noAnswer: 'Error fetching the ready-made reasons',
}
export const reasonNames: Record<'required' | 'taken', Message> = {
  required: 'Reason is required',
  taken: 'This reason already exists.',
}

export const severalMade = (decision: Decision, count: number) =>
  success(
    decision === 'publish'
      ? phrase('{count, plural, one {# event} other {# events}} approved.', { count })
      : phrase('{count, plural, one {# event} other {# events}} rejected.', { count }),
  )

/** Pending events */
export const pendingEventsHint: Message = 'Oldest first. Select a row to read the whole event.'
export const oldestOnPage = (count: number, all: string) =>
  phrase('The oldest {count} of {all} pending events are on this page.', { count, all })
export const onPage = (count: number, all: string) =>
  phrase('{count} of {all} pending events are on this page.', { count, all })
export const keyboardShortcuts: Message = 'Keyboard shortcuts'
export const loadingPendingEvents: Message = 'Loading ...'
export const pendingEventsNotLoaded: Message = 'Unable to Load Pending Events'
export const noneOnPage: Message = 'No pending events are left on this page.'
export const noPendingEvents: Message = 'No pending events found.'
export const noPendingEventsHint: Message = 'New events appear here as soon as they are created.'
export const pagesOfPendingEvents: Message = 'Pages of pending events'
export const eventName: Message = 'Event Name'
export const select = (title: string) => phrase('Select {title}', { title })
export const compare: Message = 'Compare'
export const approve: Message = 'Approve'
export const reject: Message = 'Reject'
export const resembles = (title: string) => phrase('Resembles {title}', { title })
export const reasonOf = (reason: string) => phrase('Reason for rejecting: {reason}', { reason })

/** Several events decided together */
export const selection: Message = 'Selection'
export const selectAll: Message = 'Select all on this page'
export const selectedCount = (count: number) => phrase('{count} selected', { count })
export const approveSelected: Message = 'Approve selected'
export const rejectSelected: Message = 'Reject selected'
export const approveSeveral = (count: number) =>
  phrase('Approve {count, plural, one {# event} other {# events}}', { count })
export const approveSeveralMeaning: Message = 'They will be published, and their authors notified.'
export const rejectSeveral = (count: number) =>
  phrase('Reject {count, plural, one {# event} other {# events}}', { count })
export const rejectSeveralMeaning: Message = 'They will not be published, and their authors notified.'
export const rejectImport = (count: number) =>
  phrase('Reject {count, plural, one {# event} other {all # events}} of this import', { count })
export const rejectImportMeaning = (title: string) =>
  phrase(
    '“{title}” and all other pending events of the same import will not be published. Their author gets one email.',
    { title },
  )
export const importedTogether = (count: number) =>
  phrase('{count, plural, one {# pending event} other {# pending events}} of one import', { count })
export const reasonForAll: Message = 'Reason for rejecting all of them'
export const reasonForAllHint: Message = 'Optional. Each author gets it by email.'
export const decidedCount = (count: number, all: number) => phrase('{count} of {all} decided', { count, all })
export const outcome: Message = 'Outcome'
export const severalNotApproved = (count: number) =>
  phrase('{count, plural, one {# event} other {# events}} not approved:', { count })
export const severalNotRejected = (count: number) =>
  phrase('{count, plural, one {# event} other {# events}} not rejected:', { count })
export const eventOutdated: Message = 'Edited or decided in the meantime. Please review it again.'
export const eventGone: Message = 'It no longer exists.'
export const eventNotDecided: Message = 'It could not be decided. Please try again.'
export const outcomeHint: Message = 'Those that are still pending stay selected.'

/** One pending event */
export const changesOfCancelled: Message =
  'The event is cancelled. Its changes can be reviewed once it is scheduled again.'
export const decidedMeanwhile: Message = 'This event has been decided or withdrawn in the meantime.'
export const editedMeanwhile: Message = 'Edited in the meantime'
export const editedMeanwhileHint: Message = 'This event was edited after you opened it.'
export const showNewVersion: Message = 'Show the new version'
export const proposedChanges: Message = 'Proposed changes'
export const loadingProposal: Message = 'Loading the proposed changes...'
export const proposalNotLoaded: Message = 'The proposed changes could not be loaded.'
export const historyNotLoaded: Message = 'The history could not be loaded.'
export const proposed: Message = 'Proposed'
export const asPublished: Message = 'As published'
export const thisEvent: Message = 'This event'
export const reasonForRejecting: Message = 'Reason for rejecting'
export const reasonForRejectingHint: Message = 'Optional. The author gets it by email.'

/** Comparison with a similar event */
export const listedAlready: Message = 'Possible duplicate'
export const listedAlreadyHint: Message = 'Same day, near the same place, and a similar title.'
export const sideBySide: Message = 'Side by side'
export const otherEvent: Message = 'The other event'
export const theSame = (fields: string) => phrase('The same: {fields}', { fields })
export const nothing: Message = 'Nothing'
export const noPictures: Message = 'No pictures'
export const goes: Message = 'Removed'
export const comes: Message = 'Added'

/** Labels of fields that differ or have changed */
export const pictures: Message = 'Pictures'
export const online: Message = 'Online'
export const participants: Message = 'Participants'

/** History */
export const nothingNoted: Message = 'Nothing has been recorded for this event yet.'
export const edited: Message = 'Edited'
export const editedAndResubmitted: Message = 'Edited and submitted again'
export const visibilityChanged: Message = 'Visibility changed'
export const visibilityLimit: Message = 'Limit of visibility'
export const takenDown: Message = 'Taken down'
export const takesPlaceAgain: Message = 'Takes place again'
export const takesPlace: Message = 'Takes place'
export const unfeatured: Message = 'No longer featured'
export const someAuthor: Message = 'The author'
export const someSuperadmin: Message = 'A superadmin'

export const changedAlone = (count: number) =>
  phrase(
    '{count, plural, one {# date of this series was changed on its own and keeps its change.} other {# dates of this series were changed on their own and keep their changes.}}',
    { count },
  )

/** Suggested reasons */
export const readyMadeReasons: Message = 'Ready-made reasons'
export const readyMadeReasonsHint: Message =
  'They are offered next to the reason for rejecting, where you can edit them for a single event.'
export const addReason: Message = 'Add Reason'
export const editReason: Message = 'Edit Reason'
export const reasonHint: Message = 'Exactly as the author will read it.'
export const deleteReason: Message = 'Delete Reason'
export const deleteReasonMeaning: Message =
  'Are you sure you want to delete this reason? Events rejected with it keep it.'

/** Keyboard shortcuts */
export const nextEvent: Message = 'Next event'
export const previousEvent: Message = 'Previous event'
export const enter: Message = 'Enter'
export const openDetails: Message = 'Open the details'
export const selectOrNot: Message = 'Select or deselect'
export const thisList: Message = 'This list'
export const singleKeys: Message = 'Use single keys on this device'
export const singleKeysHint: Message =
  'Turn them off if you use voice control or press keys by accident. Everything works without them.'
export const done: Message = 'Done'
