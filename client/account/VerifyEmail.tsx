import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import type { authMachine } from '../../machines/account/authMachine.ts'
import type { codeEntryMachine } from '../../machines/account/codeEntryMachine.ts'
import type { countdownMachine } from '../../machines/account/countdownMachine.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { CodeField } from '../ui/fields/CodeField.tsx'
import { Form } from '../ui/fields/Form.tsx'
import { Heading } from '../ui/layout/Heading.tsx'
import { BackIcon } from '../ui/icons.tsx'
import { Stack } from '../ui/layout/Stack.tsx'
import { Text } from '../ui/layout/Text.tsx'
import { space } from '../ui/tokens.ts'
import type { Machine } from '../runtime/machine.ts'

export function VerifyEmail({ state, send }: Machine<typeof authMachine>) {
  const entry = state.children['codeEntry'] as ActorRefFrom<typeof codeEntryMachine> | undefined
  return (
    <Stack gap={5} align="flex-start">
      <Button
        variant="quiet"
        size="small"
        icon={<BackIcon size={18} />}
        onClick={() => send({ type: 'back' })}
      >
        Back
      </Button>
      <Stack gap={2}>
        <Heading level={2}>VERIFY YOUR EMAIL</Heading>
        <Text tone="muted">
          We have sent a code of six digits to <strong>{state.context.email}</strong>.
        </Text>
      </Stack>
      {entry && <Code state={state} send={send} entry={entry} />}
      <Resend state={state} send={send} />
    </Stack>
  )
}

interface CodeProps extends Machine<typeof authMachine> {
  entry: ActorRefFrom<typeof codeEntryMachine>
}

function Code({ state, send, entry }: CodeProps) {
  const { value, context } = useSelector(entry, (snapshot) => snapshot)
  const { digits, focus } = context
  const verifying = state.matches({ verifyEmail: { code: 'verifying' } })
  return (
    <Form
      label="Verification"
      busy={verifying}
      css={{ width: '100%' }}
      onSubmit={() => send({ type: 'code.submit', code: digits.join('') })}
    >
      <Stack gap={5}>
        <CodeField
          label="Verification code"
          code={digits}
          focus={focus}
          disabled={verifying}
          onEnter={(index, digit) => entry.send({ type: 'digit.enter', index, digit })}
          onErase={(index) => entry.send({ type: 'digit.erase', index })}
          onPaste={(text) => entry.send({ type: 'digits.paste', text })}
          onReach={(index) => entry.send({ type: 'box.focus', index })}
        />
        <Button type="submit" size="large" wide busy={verifying} disabled={value !== 'complete'}>
          {verifying ? 'Verifying...' : 'Verify'}
        </Button>
      </Stack>
    </Form>
  )
}

/** One button all along, so that whoever has reached it keeps it; it does nothing while it counts. */
function Resend({ state, send }: Machine<typeof authMachine>) {
  const countdown = state.children['resendCountdown'] as ActorRefFrom<typeof countdownMachine> | undefined
  const seconds = useSelector(countdown, (snapshot) => snapshot?.context.seconds)
  const counting = state.matches({ verifyEmail: { resend: 'counting' } })
  const sending = state.matches({ verifyEmail: { resend: 'sending' } })
  return (
    <Button
      css={flush}
      variant="quiet"
      busy={sending}
      aria-disabled={counting || sending}
      onClick={() => send({ type: 'code.resend' })}
    >
      {counting ? `Resend code in ${seconds}s` : sending ? 'Sending...' : 'Resend code'}
    </Button>
  )
}

/* Its words stand in line with the text above, its ground reaches beyond. */
const flush = css({ marginInlineStart: `-${space[3]}`, paddingInline: space[3] })
