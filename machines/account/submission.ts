import { failureOf, fieldProblems, formProblems } from '../domain.ts'

/**
 * Submits a form if it has no problems; otherwise shows the problems. The machine declares `isFine` and
 * `show`.
 */
export const submission = <Form, Found, Target extends string>(
  problemsOf: (form: Form) => Found,
  target: Target,
) => {
  const params = ({ context }: { context: { form: Form } }) => problemsOf(context.form)
  return [
    { guard: { type: 'isFine', params }, target, actions: { type: 'show', params: {} } },
    { actions: { type: 'show', params } },
  ] as const
}

/** Shows the problems that the service reported for the form and its fields. */
export const showRefused = {
  type: 'show',
  params: ({ event: { error } }: Failed) => formProblems(failureOf(error)),
} as const

/** Shows only the problems that concern fields; the others are reported by a toast. */
export const showRefusedFields = {
  type: 'show',
  params: ({ event: { error } }: Failed) => fieldProblems(failureOf(error)),
} as const

interface Failed {
  event: { error: unknown }
}
