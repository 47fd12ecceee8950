/**
 * The problem of a field stays until that field changes, and a problem of the whole form until any field
 * changes. The form is not validated again before it is submitted.
 */
export const isUntouched = (changes: object) => (field: string) => field !== 'form' && !(field in changes)

export interface Judged<Form, Shown> {
  form: Form
  problems: Shown
}

export const formChange = <Form extends object, Shown extends object>(
  { form, problems }: Judged<Form, Shown>,
  changes: Partial<Form>,
): Judged<Form, Shown> => ({
  form: { ...form, ...changes },
  problems: problemsBeside(problems, changes),
})

/**
 * Returns the same object if no problem was removed, because screens focus the first invalid field whenever
 * the object changes.
 */
export function problemsBeside<Shown extends object>(problems: Shown, changes: object): Shown {
  const found = Object.entries(problems)
  const rest = found.filter(([field]) => isUntouched(changes)(field))
  return rest.length === found.length ? problems : (Object.fromEntries(rest) as Shown)
}
