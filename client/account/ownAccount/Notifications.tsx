import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { Link } from 'wouter'
import type { notificationsMachine } from '../../../machines/account/own/notificationsMachine.ts'
import * as texts from '../../../machines/account/own/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  Alert,
  Button,
  ButtonLink,
  color,
  Failure,
  SearchIcon,
  Spinner,
  Stack,
  Switch,
  t,
  Text,
  words,
} from '../../ui/index.ts'
import { useMachines } from './machines.ts'
import { Step } from './Step.tsx'

export function Notifications({ onBack }: { onBack: () => void }) {
  const [state, send] = useMachine(useMachines().notifications)
  return (
    <Step from="yourAccount" disabled={state.hasTag('busy')} onBack={onBack}>
      <Content state={state} send={send} />
    </Step>
  )
}

function Content({ state, send }: Machine<typeof notificationsMachine>) {
  if (state.matches('loading')) return <Spinner label={t(words.loading)} />
  if (state.matches('failed'))
    return <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
  if (state.matches('absent')) return <Text>{t(texts.noNotifications)}</Text>
  const { hasSearches, isFailing } = state.context
  const toggle = (name: 'favoriteChanges' | 'reminders' | 'matches') => ({
    on: state.context[name],
    busy: state.hasTag('busy'),
    onToggle: () => send({ type: 'notification.toggle', name }),
  })
  return (
    <Stack gap={4}>
      {isFailing ? (
        <Alert standing title={t(texts.mailFails)}>
          <Stack gap={3}>
            {t(texts.aboutMailFails)}
            <Button
              variant="secondary"
              busy={state.matches({ shown: 'resuming' })}
              onClick={() => send({ type: 'mail.resume' })}
            >
              {t(texts.resumeMail)}
            </Button>
          </Stack>
        </Alert>
      ) : (
        <Text>{t(texts.mailsGoTo)}</Text>
      )}
      <div css={rows}>
        <Switch label={t(texts.favoriteChanges)} {...toggle('favoriteChanges')}>
          {t(texts.aboutFavoriteChanges)}
        </Switch>
        <Switch label={t(texts.reminders)} {...toggle('reminders')}>
          {t(texts.aboutReminders)}
        </Switch>
        <Switch label={t(texts.matches)} {...toggle('matches')}>
          {hasSearches ? t(texts.aboutMatches) : t(texts.matchesNeedSearch)}
        </Switch>
      </div>
      <Link href="/explore?saved" asChild>
        <ButtonLink variant="secondary" icon={<SearchIcon size={18} />}>
          {t(texts.toSavedSearches)}
        </ButtonLink>
      </Link>
    </Stack>
  )
}

const rows = css({
  '& > * + *': { borderBlockStart: `1px solid ${color.line}` },
  borderBlock: `1px solid ${color.line}`,
})
