import { css } from '@emotion/react'
import type { myEventsMachine } from '../../../machines/events/myEventsMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import { arrive, Button, Empty, Failure, Grid, SkeletonCards, Stack, t, words } from '../../ui/index.ts'
import { OwnEventCard } from './OwnEventCard.tsx'

export function OwnEvents(machine: Machine<typeof myEventsMachine>) {
  return (
    <section ref={arrive} tabIndex={-1} aria-label={t(words.events)} css={section}>
      <List {...machine} />
    </section>
  )
}

function List({ state, send }: Machine<typeof myEventsMachine>) {
  const { events, next, viewed, problem } = state.context
  const retry = () => send({ type: 'retry' })
  if (state.matches({ browsing: 'failed' })) {
    return <Failure onRetry={retry}>{t(problem)}</Failure>
  }
  if (!state.matches({ browsing: 'listed' })) return <SkeletonCards min="15rem" />
  const isStale = state.matches({ browsing: { listed: 'stale' } })
  const isLoadingMore = state.matches({ browsing: { listed: 'loadingMore' } })
  return (
    <Stack gap={5}>
      {isStale && <Failure onRetry={retry}>{t(problem)}</Failure>}
      {events.length === 0 && !isStale && (
        <Empty
          detail={t(texts.noOwnEventsHint)}
          action={<Button onClick={() => send({ type: 'dialog.close' })}>{t(words.close)}</Button>}
        >
          {t(texts.noOwnEvents)}
        </Empty>
      )}
      <Grid as="ul" min="15rem">
        {events.map((event) => (
          <li key={event.id} data-arrival={event.id === viewed?.id || undefined}>
            <OwnEventCard event={event} onView={() => send({ type: 'event.view', eventId: event.id })} />
          </li>
        ))}
      </Grid>
      {next !== null && (
        <Button
          variant="secondary"
          css={middle}
          busy={isLoadingMore}
          onClick={() => send({ type: 'page.more' })}
        >
          {isLoadingMore ? t(words.loading) : t(words.showMore)}
        </Button>
      )}
    </Stack>
  )
}

const section = css({ minHeight: '22rem' })
const middle = css({ alignSelf: 'center' })
