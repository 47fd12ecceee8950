import type { Message } from './language/message.ts'

/** Texts shared by the machines of several features. */
export const changesDiscarded: Message = 'Your changes were discarded.'
