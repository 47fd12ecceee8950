import { css } from '@emotion/react'
import type { ownAccountMachine } from '../../../machines/account/own/ownAccountMachine.ts'
import * as texts from '../../../machines/account/own/texts.ts'
import * as accountTexts from '../../../machines/account/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  Button,
  color,
  fieldsOf,
  Form,
  LockIcon,
  PasswordField,
  space,
  Stack,
  t,
  TrashIcon,
  useFirstInvalid,
  words,
} from '../../ui/index.ts'
import { Step } from './Step.tsx'

type DeleteAccountProps = Machine<typeof ownAccountMachine> & { email: string }

export function DeleteAccount({ state, send, email }: DeleteAccountProps) {
  const { form, problems } = state.context
  const busy = state.hasTag('busy')
  const field = fieldsOf(form, problems, (changes) => send({ type: 'form.change', changes }))
  const fields = useFirstInvalid<HTMLDivElement>(problems)
  return (
    <Step from="yourAccount" disabled={busy} onBack={() => send({ type: 'back' })}>
      <Stack gap={4}>
        <ul css={consequences}>
          <li>{t(texts.deletedForGood)}</li>
          <li>{t(texts.unpublishedGo)}</li>
          <li>{t(texts.publishedStay)}</li>
          <li>{t(texts.nobodyBringsBack)}</li>
        </ul>
        <Form
          label={t(texts.deleteAccountForm)}
          busy={busy}
          onSubmit={() => send({ type: 'deletion.confirm' })}
        >
          <Stack gap={5} ref={fields}>
            {/* Tells password managers which account the password belongs to. */}
            <input hidden readOnly autoComplete="username" value={email} />
            <PasswordField
              label={t(accountTexts.password)}
              autoComplete="current-password"
              icon={<LockIcon />}
              readOnly={busy}
              {...field('password')}
            />
            <Button
              type="submit"
              variant="danger"
              size="large"
              wide
              busy={busy}
              icon={<TrashIcon size={18} />}
            >
              {busy ? t(words.deleting) : t(texts.deleteMyAccount)}
            </Button>
          </Stack>
        </Form>
      </Stack>
    </Step>
  )
}

const consequences = css({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: '1.25rem',
  listStyle: 'disc',
  '& ::marker': { color: color.muted },
})
