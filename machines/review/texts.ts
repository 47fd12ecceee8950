import { type Decision, errorToast as error, successToast as success } from '../domain.ts'

/** Literal texts of the specification, section 8; `outdated` and those after it are ours. */
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

export const reasonProblems = {
  noList: 'Failed to fetch the ready-made reasons',
  noAnswer: 'Error fetching the ready-made reasons',
}
export const reasonNames = { required: 'Reason is required', taken: 'This reason already exists.' }

const eventsOf = (count: number) => `${count} ${count === 1 ? 'event' : 'events'}`

export const severalMade = (decision: Decision, count: number) =>
  success(`${eventsOf(count)} ${decision === 'publish' ? 'approved' : 'rejected'}.`)

/** Pending events */
export const pendingEventsHint = 'Oldest first. Select a row to read the whole event.'
export const oldestOnPage = (count: number, all: string) =>
  `The oldest ${count} of ${all} pending events are on this page.`
export const onPage = (count: number, all: string) => `${count} of ${all} pending events are on this page.`
export const keyboardShortcuts = 'Keyboard shortcuts'
export const loadingPendingEvents = 'Loading ...'
export const pendingEventsNotLoaded = 'Unable to Load Pending Events'
export const noneOnPage = 'No pending events are left on this page.'
export const noPendingEvents = 'No pending events found.'
export const noPendingEventsHint = 'New events appear here as soon as they are created.'
export const pagesOfPendingEvents = 'Pages of pending events'
export const eventName = 'Event Name'
export const select = (title: string) => `Select ${title}`
export const compare = 'Compare'
export const approve = 'Approve'
export const reject = 'Reject'
export const resembles = (title: string) => `Resembles ${title}`
export const reasonOf = (reason: string) => `Reason for rejecting: ${reason}`

/** Several events decided together */
export const selection = 'Selection'
export const selectAll = 'Select all on this page'
export const selectedCount = (count: number) => `${count} selected`
export const approveSelected = 'Approve selected'
export const rejectSelected = 'Reject selected'
export const approveSeveral = (count: number) => `Approve ${eventsOf(count)}`
export const approveSeveralMeaning = 'They will be published, and their authors notified.'
export const rejectSeveral = (count: number) => `Reject ${eventsOf(count)}`
export const rejectSeveralMeaning = 'They will not be published, and their authors notified.'
export const reasonForAll = 'Reason for rejecting all of them'
export const reasonForAllHint = 'Optional. Each author gets it by email.'
export const decidedCount = (count: number, all: number) => `${count} of ${all} decided`
export const outcome = 'Outcome'
export const severalNotApproved = (count: number) => `${eventsOf(count)} not approved:`
export const severalNotRejected = (count: number) => `${eventsOf(count)} not rejected:`
export const eventOutdated = 'Edited or decided in the meantime. Please review it again.'
export const eventGone = 'It no longer exists.'
export const eventNotDecided = 'It could not be decided. Please try again.'
export const outcomeHint = 'Those that are still pending stay selected.'

/** One pending event */
export const changesOfCancelled =
  'The event is cancelled. Its changes can be reviewed once it is scheduled again.'
export const decidedMeanwhile = 'This event has been decided or withdrawn in the meantime.'
export const editedMeanwhile = 'Edited in the meantime'
export const editedMeanwhileHint = 'This event was edited after you opened it.'
export const showNewVersion = 'Show the new version'
export const proposedChanges = 'Proposed changes'
export const loadingProposal = 'Loading the proposed changes...'
export const proposalNotLoaded = 'The proposed changes could not be loaded.'
export const historyNotLoaded = 'The history could not be loaded.'
export const proposed = 'Proposed'
export const asPublished = 'As published'
export const thisEvent = 'This event'
export const reasonForRejecting = 'Reason for rejecting'
export const reasonForRejectingHint = 'Optional. The author gets it by email.'

/** Compared with another */
export const listedAlready = 'Possible duplicate'
export const listedAlreadyHint = 'Same day, near the same place, and a similar title.'
export const sideBySide = 'Side by side'
export const otherEvent = 'The other event'
export const theSame = (fields: string) => `The same: ${fields}`
export const nothing = 'Nothing'
export const noPictures = 'No pictures'
export const goes = 'Removed'
export const comes = 'Added'

/** Fields of an event, where they differ or have been changed */
export const pictures = 'Pictures'
export const online = 'Online'
export const participants = 'Participants'

/** History */
export const nothingNoted = 'Nothing has been recorded for this event yet.'
export const edited = 'Edited'
export const editedAndResubmitted = 'Edited and submitted again'
export const visibilityChanged = 'Visibility changed'
export const takenDown = 'Taken down'
export const takesPlaceAgain = 'Takes place again'
export const takesPlace = 'Takes place'
export const unfeatured = 'No longer featured'
export const someAuthor = 'The author'
export const someSuperadmin = 'A superadmin'

/** Ready-made reasons */
export const readyMadeReasons = 'Ready-made reasons'
export const readyMadeReasonsHint =
  'They are offered next to the reason for rejecting, where you can edit them for a single event.'
export const addReason = 'Add Reason'
export const editReason = 'Edit Reason'
export const reasonHint = 'Exactly as the author will read it.'
export const deleteReason = 'Delete Reason'
export const deleteReasonMeaning =
  'Are you sure you want to delete this reason? Events rejected with it keep it.'

/** Keyboard shortcuts */
export const nextEvent = 'Next event'
export const previousEvent = 'Previous event'
export const enter = 'Enter'
export const openDetails = 'Open the details'
export const selectOrNot = 'Select or deselect'
export const thisList = 'This list'
export const singleKeys = 'Use single keys on this device'
export const singleKeysHint =
  'Turn them off if you use voice control or press keys by accident. Everything works without them.'
export const done = 'Done'
