import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { calendarFeedMachine } from '../../../machines/account/own/calendarFeedMachine.ts'
import * as texts from '../../../machines/account/own/texts.ts'
import { useDialogAddress } from '../../runtime/address/dialogAddress.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  Button,
  ButtonLink,
  CalendarIcon,
  Failure,
  fullMoment,
  Question,
  RefreshIcon,
  space,
  Spinner,
  Stack,
  t,
  Text,
  TextField,
  TrashIcon,
  words,
} from '../../ui/index.ts'
import { useMachines } from './machines.ts'
import { Step } from './Step.tsx'

type Feed = Machine<typeof calendarFeedMachine>

export function CalendarFeed({ path, onBack }: { path: string; onBack: () => void }) {
  const [state, send] = useMachine(useMachines().calendarFeed)
  const isAsked = state.matches({ on: 'confirming' }) || state.matches({ on: 'revoking' })
  useDialogAddress({
    path,
    names,
    opened: isAsked ? ['revoke', ''] : null,
    isReady: !state.matches('loading'),
    open: () => send({ type: 'address.revoke' }),
    close: () => send({ type: 'revocation.cancel' }),
  })
  return (
    <Step from="yourAccount" disabled={state.hasTag('busy')} onBack={onBack}>
      <Stack gap={5}>
        <Text>
          {t(texts.privateAddress)} <strong>{t(texts.whoeverHasIt)}</strong>
        </Text>
        <Content state={state} send={send} />
      </Stack>
      {isAsked && <Revocation state={state} send={send} />}
    </Step>
  )
}

function Content({ state, send }: Feed) {
  if (state.matches('loading')) return <Spinner label={t(words.loading)} />
  if (state.matches('failed'))
    return <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
  if (state.matches('on')) return <Address state={state} send={send} />
  const isMaking = state.matches('making')
  return (
    <Button
      size="large"
      wide
      busy={isMaking}
      icon={<CalendarIcon size={18} />}
      onClick={() => send({ type: 'address.make' })}
    >
      {isMaking ? t(texts.making) : t(texts.makeAddress)}
    </Button>
  )
}

function Address({ state, send }: Feed) {
  const { url, createdAt } = state.context
  const isReplacing = state.matches({ on: 'replacing' })
  return (
    <Stack gap={5}>
      {url === null ? (
        <Text>{t(texts.addressSince(fullMoment(createdAt ?? '')))}</Text>
      ) : (
        <>
          <TextField
            label={t(texts.calendarAddress)}
            hint={t(texts.shownOnlyNow)}
            readOnly
            value={url}
            onChange={() => {}}
            onFocus={({ target }) => target.select()}
          />
          <div css={row}>
            <Button busy={state.matches({ on: 'copying' })} onClick={() => send({ type: 'address.copy' })}>
              {t(texts.copyAddress)}
            </Button>
            <ButtonLink
              variant="secondary"
              icon={<CalendarIcon size={18} />}
              href={url.replace(/^https?:/, 'webcal:')}
            >
              {t(texts.openInCalendar)}
            </ButtonLink>
          </div>
        </>
      )}
      <Text tone="muted" size="small">
        {t(texts.oldAddressIsDead)}
      </Text>
      <div css={row}>
        <Button
          variant="secondary"
          busy={isReplacing}
          icon={<RefreshIcon size={18} />}
          onClick={() => send({ type: 'address.replace' })}
        >
          {isReplacing ? t(texts.making) : t(texts.makeNewAddress)}
        </Button>
        <Button
          variant="secondary"
          disabled={isReplacing}
          icon={<TrashIcon size={18} />}
          onClick={() => send({ type: 'address.revoke' })}
        >
          {t(texts.revokeAddress)}
        </Button>
      </div>
    </Stack>
  )
}

/** Asks for confirmation, because calendars that use the old address will stop working. */
function Revocation({ state, send }: Feed) {
  return (
    <Question
      title={t(texts.revokeAddress)}
      answer={t(texts.revoke)}
      busyAnswer={t(texts.revoking)}
      busy={state.matches({ on: 'revoking' })}
      onAnswer={() => send({ type: 'revocation.confirm' })}
      onRefuse={() => send({ type: 'revocation.cancel' })}
    >
      {t(texts.revocationMeans)}
    </Question>
  )
}

const names = ['revoke'] as const
const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[3], '& > *': { flex: '1 1 11rem' } })
