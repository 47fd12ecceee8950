import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import type { ActorRefFrom, AnyActorRef } from 'xstate'
import type { codeEntryMachine } from '../../machines/account/codeEntryMachine.ts'
import type { countdownMachine } from '../../machines/account/countdownMachine.ts'
import * as texts from '../../machines/account/texts.ts'
import { BackIcon, Button, CodeField, Form, Heading, space, Stack, t, Text, words } from '../ui/index.ts'

interface CodeStepProps {
  heading: string
  /** The address to which the code was sent. */
  email: string
  /** Child actors of the machine. */
  actors: { [id: string]: AnyActorRef | undefined }
  at: { code: 'entering' | 'verifying'; resend: 'counting' | 'available' | 'sending' }
  send: (event: { type: 'back' } | { type: 'code.resend' } | { type: 'code.submit'; code: string }) => void
  /** Additional information about the code. */
  note?: string | false
}

/** Asks for the six-digit code sent by email, with a button to send a new one. */
export function CodeStep({ heading, email, actors, at, send, note }: CodeStepProps) {
  const entry = actors['codeEntry'] as ActorRefFrom<typeof codeEntryMachine> | undefined
  const countdown = actors['resendCountdown'] as ActorRefFrom<typeof countdownMachine> | undefined
  const [before, after] = t(texts.codeSentTo(email)).split(email)
  return (
    <Stack gap={5} align="flex-start">
      <Back onClick={() => send({ type: 'back' })} />
      <Stack gap={2}>
        <Heading level={2}>{heading}</Heading>
        <Text tone="muted" css={{ overflowWrap: 'anywhere' }}>
          {before}
          <strong dir="ltr">{email}</strong>
          {after}
        </Text>
        {note && <Text tone="muted">{note}</Text>}
      </Stack>
      {entry && (
        <Code
          entry={entry}
          verifying={at.code === 'verifying'}
          onSubmit={(code) => send({ type: 'code.submit', code })}
        />
      )}
      <Resend at={at.resend} countdown={countdown} onResend={() => send({ type: 'code.resend' })} />
    </Stack>
  )
}

export const Back = ({ onClick }: { onClick: () => void }) => (
  <Button variant="quiet" size="small" css={flush} icon={<BackIcon size={18} />} onClick={onClick}>
    {t(words.back)}
  </Button>
)

interface CodeProps {
  entry: ActorRefFrom<typeof codeEntryMachine>
  verifying: boolean
  onSubmit: (code: string) => void
}

function Code({ entry, verifying, onSubmit }: CodeProps) {
  const { value, context } = useSelector(entry, (snapshot) => snapshot)
  const { digits, focus } = context
  return (
    <Form
      label={t(texts.verification)}
      busy={verifying}
      css={{ width: '100%' }}
      onSubmit={() => onSubmit(digits.join(''))}
    >
      <Stack gap={5}>
        <CodeField
          label={t(texts.verificationCode)}
          code={digits}
          focus={focus}
          disabled={verifying}
          onEnter={(index, digit) => entry.send({ type: 'digit.enter', index, digit })}
          onErase={(index) => entry.send({ type: 'digit.erase', index })}
          onPaste={(text) => entry.send({ type: 'digits.paste', text })}
          onReach={(index) => entry.send({ type: 'box.focus', index })}
        />
        <Button type="submit" size="large" wide busy={verifying} disabled={value !== 'complete'}>
          {verifying ? t(texts.verifying) : t(texts.verify)}
        </Button>
      </Stack>
    </Form>
  )
}

interface ResendProps {
  at: 'counting' | 'available' | 'sending'
  countdown: ActorRefFrom<typeof countdownMachine> | undefined
  onResend: () => void
}

/** Keeps one button mounted so that focus survives. During the countdown, pressing it has no effect. */
function Resend({ at, countdown, onResend }: ResendProps) {
  const seconds = useSelector(countdown, (snapshot) => snapshot?.context.seconds ?? 0)
  return (
    <Button
      css={flush}
      variant="quiet"
      busy={at === 'sending'}
      aria-disabled={at !== 'available'}
      onClick={onResend}
    >
      {at === 'counting'
        ? t(texts.resendCodeIn(seconds))
        : at === 'sending'
          ? t(texts.sending)
          : t(texts.resendCode)}
    </Button>
  )
}

/* Aligns the button's text with the surrounding text; its background extends beyond. */
const flush = css({ marginInlineStart: `-${space[3]}`, paddingInline: space[3] })
