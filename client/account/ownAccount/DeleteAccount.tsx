import { css } from '@emotion/react'
import type { ownAccountMachine } from '../../../machines/account/own/ownAccountMachine.ts'
import * as texts from '../../../machines/account/texts.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { LockIcon, TrashIcon } from '../../ui/icons.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { color, space } from '../../ui/tokens.ts'
import * as words from '../../ui/texts.ts'
import { useFirstProblem } from '../accountForm.ts'
import { BackToStep, useStep } from './step.tsx'

type DeleteAccountProps = Machine<typeof ownAccountMachine> & { email: string }

export function DeleteAccount({ state, send, email }: DeleteAccountProps) {
  const { form, problems } = state.context
  const busy = state.hasTag('busy')
  const step = useStep()
  const fields = useFirstProblem<HTMLDivElement>(problems)
  return (
    <Stack gap={4} align="flex-start" ref={step}>
      <BackToStep label={words.yourAccount} disabled={busy} onClick={() => send({ type: 'back' })} />
      <ul css={consequences}>
        <li>{texts.deletedForGood}</li>
        <li>{texts.unpublishedGo}</li>
        <li>
          {texts.publishedStay} <strong>{texts.formerMember}</strong>.
        </li>
        <li>{texts.nobodyBringsBack}</li>
      </ul>
      <Form
        label={texts.deleteAccountForm}
        busy={busy}
        onSubmit={() => send({ type: 'deletion.confirm' })}
        css={{ width: '100%' }}
      >
        <Stack gap={5} ref={fields}>
          {/* For password managers: whose it is. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            label={texts.password}
            autoComplete="current-password"
            icon={<LockIcon />}
            value={form.password}
            readOnly={busy}
            onChange={(password) => send({ type: 'form.change', changes: { password } })}
            error={problems.password}
          />
          <Button type="submit" variant="danger" size="large" wide busy={busy} icon={<TrashIcon size={18} />}>
            {busy ? words.deleting : texts.deleteMyAccount}
          </Button>
        </Stack>
      </Form>
    </Stack>
  )
}

const consequences = css({
  display: 'grid',
  gap: space[2],
  paddingInlineStart: '1.25rem',
  listStyle: 'disc',
  '& ::marker': { color: color.muted },
})
