import type { Choice } from '../../machines/domain.ts'

/** Categories or event types as options of a select. */
export const anyOf = (choices: Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }))
