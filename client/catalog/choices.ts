import type { Choice } from '../../machines/domain.ts'

/** Categories or event types as options of a select. */
export const anyOf = (choices: Choice[]) => choices.map(({ id, name }) => ({ value: id, label: name }))

/** The text of a select's first option: what it means, or that there is nothing to choose from. */
export const choicesText = (failed: boolean, failure: string, usual: string) => (failed ? failure : usual)
