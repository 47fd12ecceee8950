/** There is no default: a route without `access` does not compile. */
export type Access = 'anyone' | 'signedIn' | 'superadmin'

export const reaches = {
  'published event': 'An event that is not published is 404.',
  'visible event': 'An event that is not published is 404, except for its author and superadmins.',
  'shared event': 'One that its author has not shared, or that is not published, is 404.',
  'own event': "Someone else's event is 403, or 404 where the caller cannot see it.",
  'reviewed event':
    "For its author and superadmins. Someone else's event is 403, or 404 where the caller cannot see it.",
  'led event':
    "One that was rejected is 409. For its author and superadmins. Someone else's event is 403, or 404 where the caller cannot see it.",
  'own unpublished event':
    "One that is published is 409. Someone else's event is 403, or 404 where the caller cannot see it.",
  'own repeatable event':
    "One that was rejected, is over, is cancelled or postponed, or is part of a series is 409. Someone else's event is 403, or 404 where the caller cannot see it.",
  'own series event':
    "One that is in none, or whose series is over, is 409. Someone else's event is 403, or 404 where the caller cannot see it.",
  'own changed event':
    "One without proposed changes is 409. Someone else's event is 403, or 404 where the caller cannot see it.",
  'pending event': 'An event that has been decided on is 409.',
  'live event': 'An event that is not published is 409.',
  event: 'Any event.',
  account: 'Any account.',
  'other account': "Any account but one's own, which is 403.",
  'own session': "Someone else's session is 404.",
  'own filter': "Someone else's filter is 404.",
  'own import': "Someone else's import is 404, and so is one older than an hour.",
  'letter link': 'Whoever has the link out of a letter may; any other is 404.',
  'event type': 'Any event type.',
  category: 'Any category.',
  slide: 'Any slide.',
  reason: 'Any ready-made reason.',
} as const

export type Reach = keyof typeof reaches

const callers: Record<Access, string> = {
  anyone: 'For anyone, without a token.',
  signedIn: 'For everyone who is signed in.',
  superadmin: 'For superadmins.',
}

export const rightsOf = (access: Access, reach: Reach | undefined) =>
  reach === undefined ? callers[access] : `${callers[access]} ${reaches[reach]}`
