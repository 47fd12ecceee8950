import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { ownAccountMachine } from '../../../machines/account/own/ownAccountMachine.ts'
import type { OpenSession } from '../../../machines/account/own/openSession.ts'
import * as texts from '../../../machines/account/own/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  Badge,
  Button,
  color,
  Failure,
  fullMoment,
  LogoutIcon,
  space,
  Spinner,
  Stack,
  t,
  Text,
  words,
} from '../../ui/index.ts'
import { Step } from './Step.tsx'

export function Devices(machine: Machine<typeof ownAccountMachine>) {
  return (
    <Step from="yourAccount" onBack={() => machine.send({ type: 'back' })}>
      <Content {...machine} />
    </Step>
  )
}

function Content({ state, send }: Machine<typeof ownAccountMachine>) {
  const { sessions, chosen } = state.context
  if (state.matches({ devices: 'loading' })) return <Spinner label={t(words.loading)} />
  if (state.matches({ devices: 'failed' }))
    return <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
  const isEndingOthers = state.matches({ devices: 'endingOthers' })
  const isEndingOne = state.matches({ devices: 'endingOne' })
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  return (
    <Stack gap={5}>
      <ul>
        {sessions.map((session) => (
          <Device key={session.id} session={session}>
            {!session.isCurrent && (
              <Button
                variant="secondary"
                aria-label={t(texts.logOutOf(nameOf(session)))}
                busy={isEndingOne && chosen === session.id}
                disabled={state.hasTag('busy') && !(isEndingOne && chosen === session.id)}
                onClick={() => send({ type: 'session.end', id: session.id })}
              >
                {t(texts.logOut)}
              </Button>
            )}
          </Device>
        ))}
      </ul>
      {others.length === 0 ? (
        <Text tone="muted">{t(texts.nowhereElse)}</Text>
      ) : (
        <Button
          variant="secondary"
          wide
          icon={<LogoutIcon size={18} />}
          busy={isEndingOthers}
          disabled={isEndingOne}
          onClick={() => send({ type: 'sessions.endOthers' })}
        >
          {isEndingOthers ? t(texts.loggingOut) : t(texts.logOutElsewhere)}
        </Button>
      )}
    </Stack>
  )
}

function Device({ session, children }: { session: OpenSession; children: ReactNode }) {
  return (
    <li css={row}>
      <div css={{ flex: '1 1 14rem', minWidth: 0 }}>
        <p css={{ display: 'flex', flexWrap: 'wrap', gap: space[2], overflowWrap: 'anywhere' }}>
          <strong>{nameOf(session)}</strong>
          {session.isCurrent && <Badge tone="green">{t(texts.thisDevice)}</Badge>}
        </p>
        <Text tone="muted" size="small">
          {t(texts.lastUsed(fullMoment(session.lastUsedAt)))}
        </Text>
        <Text tone="muted" size="small">
          {t(texts.loggedIn(fullMoment(session.createdAt)))}
        </Text>
      </div>
      {children}
    </li>
  )
}

/** The service names devices in English, such as `Firefox on Linux`. */
function nameOf({ device }: OpenSession) {
  if (device === null) return t(texts.unknownDevice)
  const [, browser, system] = /^(.+) on (.+)$/.exec(device) ?? []
  return browser && system ? t(texts.browserOn(browser, system)) : device
}

const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[4],
  borderBlockEnd: `1px solid ${color.line}`,
  '&:first-of-type': { paddingBlockStart: 0 },
})
