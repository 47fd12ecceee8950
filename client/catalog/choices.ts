import type { Choice } from '../../machines/domain.ts'

/** Turns categories or event types into options of a select. */
export const anyOf = (choices: Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }))
