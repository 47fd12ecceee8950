/** What each field of a form is given: its value, what is wrong with it, and whom it tells of a change. */
export const fieldsOf =
  <Form extends Record<keyof Form, string>>(
    form: Form,
    problems: Partial<Record<keyof Form, string>>,
    change: (changes: Partial<Form>) => void,
  ) =>
  (name: keyof Form & string) => ({
    value: form[name],
    error: problems[name],
    onChange: (value: string) => change({ [name]: value } as Partial<Form>),
  })
