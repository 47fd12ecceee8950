import { phrase } from '../../../machines/language/message.ts'

/** Accessible names of the buttons for one entry of a list */
export const editOf = (name: string) => phrase('Edit {name}', { name })
export const removeOf = (name: string) => phrase('Delete {name}', { name })
