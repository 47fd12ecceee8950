import { css } from '@emotion/react'
import { suggestEmail } from '../../../machines/account/mailDomains.ts'
import * as texts from '../../../machines/account/texts.ts'
import {
  Button,
  fieldsOf,
  Form,
  Heading,
  PasswordField,
  PhoneField,
  space,
  Stack,
  t,
  TextField,
  useFirstInvalid,
  words,
} from '../../ui/index.ts'
import type { AccountForm } from '../accountForm.ts'

/* Aligns the button's text with the field; a long address wraps. */
const inLine = css({
  marginInlineStart: `-${space[3]}`,
  paddingInline: space[3],
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
})

export function Signup({ form, problems, busy, change, onSubmit }: AccountForm) {
  const field = fieldsOf(form, problems, change)
  const suggestion = suggestEmail(form.email)
  const fields = useFirstInvalid<HTMLDivElement>(problems)
  return (
    <Form onSubmit={onSubmit} busy={busy} label={t(texts.signup)}>
      <Stack gap={4} ref={fields}>
        <Heading level={2}>{t(texts.createAccount)}</Heading>
        <TextField
          label={t(words.fullName)}
          required
          autoComplete="name"
          maxLength={120}
          {...field('fullName')}
        />
        <PhoneField required {...field('phone')} />
        <TextField
          label={t(words.email)}
          required
          type="email"
          autoComplete="email"
          hint={
            suggestion !== null && (
              <Button variant="quiet" size="small" css={inLine} onClick={() => change({ email: suggestion })}>
                {t(texts.didYouMean(suggestion))}
              </Button>
            )
          }
          {...field('email')}
        />
        <PasswordField
          label={t(texts.password)}
          required
          autoComplete="new-password"
          hint={t(texts.passwordLength)}
          {...field('password')}
        />
        <Button type="submit" size="large" wide busy={busy}>
          {busy ? t(texts.signingUp) : t(texts.signup)}
        </Button>
      </Stack>
    </Form>
  )
}
