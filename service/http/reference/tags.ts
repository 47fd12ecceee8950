export const tags = {
  Account: 'Signing up, in and out, the password, and what is held about oneself.',
  Catalog: 'Event types and categories.',
  Events: 'What organisers create and everyone finds.',
  Sharing: 'What anybody may read of events that their authors share.',
  Approval: 'What superadmins decide of pending events.',
  Favorites: 'The events that a person keeps.',
  Notifications: 'Which letters a person wants, and what they look for again and again.',
  Homepage: 'The slides of the home page.',
  Changes: 'What changes, as it happens.',
  Superadmin: 'Accounts, events and what was done, for those who run the platform.',
} as const

export type Tag = keyof typeof tags
