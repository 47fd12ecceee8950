import { failureOf, fieldProblems, formProblems } from '../domain.ts'

/** Goes on with a form in which its rules find no problem; else shows what they find. The machine declares `isFine` and `show`. */
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

/** Shows what the service found wrong with the form and its fields. */
export const showRefused = {
  type: 'show',
  params: ({ event: { error } }: Failed) => formProblems(failureOf(error)),
} as const

/** Only with the fields: a toast says what concerns none of them. */
export const showRefusedFields = {
  type: 'show',
  params: ({ event: { error } }: Failed) => fieldProblems(failureOf(error)),
} as const

interface Failed {
  event: { error: unknown }
}
