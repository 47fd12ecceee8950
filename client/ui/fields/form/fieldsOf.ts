import type { Message } from '../../../../machines/language/message.ts'
import { t } from '../../words/language.ts'

/** Returns the props of a form's fields: value, error and change handler. */
export const fieldsOf =
  <Form extends Record<keyof Form, string>>(
    form: Form,
    problems: Partial<Record<keyof Form, Message>>,
    change: (changes: Partial<Form>) => void,
  ) =>
  (name: keyof Form & string) => ({
    value: form[name],
    error: t(problems[name]),
    onChange: (value: string) => change({ [name]: value } as Partial<Form>),
  })
