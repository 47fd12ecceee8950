import type { Message } from './language/message.ts'

/** What the machines of several features say. */
export const changesDiscarded: Message = 'Your changes were discarded.'
