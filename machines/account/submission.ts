import { failureOf, fieldProblems } from '../domain.ts'

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

/** Shows what the service found wrong with the fields. */
export const showRefused = {
  type: 'show',
  params: ({ event: { error } }: { event: { error: unknown } }) => fieldProblems(failureOf(error)),
} as const
