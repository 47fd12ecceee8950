import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { Link } from 'wouter'
import type { TimedRow } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import {
  Card,
  CardAction,
  daySpan,
  Failure,
  Grid,
  Heading,
  Picture,
  Skeleton,
  space,
  Stack,
  t,
  Text,
  venueText,
} from '../../ui/index.ts'
import { cover } from '../../runtime/pictures/pictures.ts'
import { useMachines } from './machines.ts'

export function FirstLook() {
  const [state, send] = useMachine(useMachines().firstLook)
  const { weekend, near, added, place } = state.context
  if (state.matches('failed'))
    return <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
  if (state.matches('loading')) return <Waiting />
  return (
    <>
      <Shelf title={t(texts.thisWeekend)} events={weekend} />
      <Shelf title={t(texts.near(place))} events={near} />
      <Shelf title={t(texts.justAdded)} events={added} />
    </>
  )
}

/** A placeholder in the shape of a row of events, shown until the events have loaded. */
function Waiting() {
  return (
    <Stack gap={4} aria-hidden>
      <Heading level={2}>
        <Skeleton css={line} width="8rem" />
      </Heading>
      <Grid min="14rem">
        {[1, 2, 3, 4].map((place) => (
          <Card key={place} flush css={card}>
            <Skeleton css={picture} />
            <Stack gap={1} css={words}>
              <Heading level={3} look="card">
                <Skeleton css={line} width="75%" />
              </Heading>
              <Text size="small">
                <Skeleton css={line} width="55%" />
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}

function Shelf({ title, events }: { title: string; events: TimedRow[] }) {
  if (events.length === 0) return null
  return (
    <Stack as="section" gap={4} aria-label={title}>
      <Heading level={2}>{title}</Heading>
      <Grid min="14rem">
        {events.map((event) => (
          <Card as="article" key={event.id} interactive flush css={card} aria-label={event.title}>
            <Picture image={cover(event)} alt="" sizes="(min-width: 768px) 20rem, 100vw" ratio="16 / 10" />
            <Stack gap={1} css={words}>
              <Heading level={3} look="card">
                <Link href={`/explore?event=${event.id}`} asChild>
                  <CardAction>{event.title}</CardAction>
                </Link>
              </Heading>
              <Text size="small" tone="muted">
                {[daySpan(event.eventDate, event.endDate), venueText(event.venue)]
                  .filter(Boolean)
                  .join(' · ')}
              </Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  )
}

const line = css({ display: 'inline-block', height: '0.8em', verticalAlign: 'middle' })
const picture = css({ height: 'auto', aspectRatio: '16 / 10', borderRadius: 0 })
const card = css({ display: 'flex', flexDirection: 'column', overflow: 'hidden' })
const words = css({ padding: space[4], overflowWrap: 'anywhere' })
