import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { useLayoutEffect, useRef } from 'react'
import { Link } from 'wouter'
import type { TimedRow, FavoriteFilters, Period } from '../../machines/domain.ts'
import { isFiltered } from '../../machines/lists/listing.ts'
import type { favoritesMachine } from '../../machines/favorites/favoritesMachine.ts'
import * as texts from '../../machines/favorites/texts.ts'
import {
  anyOf,
  Boundary,
  Button,
  ButtonLink,
  ClearFilters,
  Container,
  DateField,
  Empty,
  Failure,
  Grid,
  Heading,
  HeartIcon,
  media,
  SelectField,
  SkeletonCards,
  space,
  Stack,
  t,
  Tabs,
  Text,
  words,
} from '../ui/index.ts'
import { useMachines } from './machines.ts'
import { FavoriteCard } from './FavoriteCard.tsx'
import type { Machine } from '../runtime/registry.tsx'

export function MyEvents() {
  const [state, send] = useMachine(useMachines().favorites)
  const { period, total } = state.context
  const isListed = state.matches({ list: 'listed' })
  const tabs = {
    all: isListed ? t(texts.allOf(total)) : t(words.all),
    upcoming: t(words.upcoming),
    past: t(words.past),
  }
  const select = (chosen: Period) => send({ type: 'period.select', period: chosen })

  return (
    <Container width="wide" css={page}>
      <Stack gap={5}>
        <Stack gap={2}>
          <Heading level={1}>{t(words.myEvents)}</Heading>
          <Text tone="muted" size="large">
            {t(texts.whatYouKept)}
          </Text>
        </Stack>
        <Boundary>
          <Filters state={state} send={send} />
        </Boundary>
        <Tabs of={tabs} active={period} onSelect={select} label={t(texts.period)} look="pill">
          <Boundary>
            <Favorites state={state} send={send} />
          </Boundary>
        </Tabs>
      </Stack>
    </Container>
  )
}

function Filters({ state, send }: Machine<typeof favoritesMachine>) {
  const { filters, choices } = state.context
  const failed = state.matches({ choices: 'failed' })
  const removing = state.matches({ list: { listed: 'removing' } })
  const change = (changes: Partial<FavoriteFilters>) => send({ type: 'filter.change', changes })
  return (
    <section css={fields} aria-label={t(words.filters)} tabIndex={-1}>
      <DateField
        label={t(words.date)}
        value={filters.eventDate}
        disabled={removing}
        onChange={(eventDate) => change({ eventDate })}
      />
      <SelectField
        label={t(words.eventType)}
        value={filters.eventType}
        disabled={removing}
        placeholder={failed ? t(words.typesNotLoaded) : t(words.allEventTypes)}
        options={anyOf(choices.eventTypes)}
        onChange={(eventType) => change({ eventType })}
      />
      <SelectField
        label={t(words.category)}
        value={filters.category}
        disabled={removing}
        placeholder={failed ? t(words.categoriesNotLoaded) : t(texts.anyCategory)}
        options={anyOf(choices.categories)}
        onChange={(category) => change({ category })}
      />
      {isFiltered(filters) && (
        <ClearFilters disabled={removing} onClear={() => send({ type: 'filters.clear' })} />
      )}
      {failed && (
        <Button variant="quiet" onClick={() => send({ type: 'retry' })}>
          {t(words.loadChoicesAgain)}
        </Button>
      )}
    </section>
  )
}

function Favorites({ state, send }: Machine<typeof favoritesMachine>) {
  const { favorites, removing, filters, period, next, problem } = state.context
  const list = useNeighbourFocus(favorites, removing)
  if (state.matches({ list: 'loading' })) return <SkeletonCards min="17rem" />
  if (state.matches({ list: 'failed' }))
    return <Failure onRetry={() => send({ type: 'retry' })}>{t(problem)}</Failure>
  if (favorites.length === 0) {
    const filtered = isFiltered(filters) || period !== 'all'
    return (
      <Empty
        icon={<HeartIcon size={40} />}
        detail={filtered ? t(texts.tryOthers) : t(texts.howToKeep)}
        action={
          <Link href="/explore" asChild>
            <ButtonLink variant="secondary">{t(texts.exploreEvents)}</ButtonLink>
          </Link>
        }
      >
        {filtered ? t(texts.noMatches) : t(texts.noFavorites)}
      </Empty>
    )
  }
  const loadingMore = state.matches({ list: { listed: 'loadingMore' } })
  return (
    <Stack gap={5} ref={list}>
      <Grid min="17rem">
        {favorites.map((event) => (
          <FavoriteCard
            key={event.id}
            event={event}
            removing={removing === event.id}
            disabled={removing !== event.id && !state.matches({ list: { listed: 'ready' } })}
            onRemove={() => send({ type: 'favorite.remove', eventId: event.id })}
          />
        ))}
      </Grid>
      {next && (
        <Button variant="secondary" busy={loadingMore} onClick={() => send({ type: 'page.more' })}>
          {loadingMore ? t(words.loading) : t(words.showMore)}
        </Button>
      )}
    </Stack>
  )
}

/**
 * Moves the focus to the next favourite, because the button that removes a favourite disappears along with
 * it.
 */
function useNeighbourFocus(favorites: TimedRow[], removing: string | null) {
  const list = useRef<HTMLDivElement>(null)
  const place = useRef(-1)
  useLayoutEffect(() => {
    if (removing !== null) {
      place.current = favorites.findIndex(({ id }) => id === removing)
      return
    }
    const isLost = place.current >= 0 && document.activeElement === document.body
    const cards = list.current?.querySelectorAll('article') ?? []
    const next = cards[Math.min(place.current, cards.length - 1)]?.querySelector('button')
    if (isLost) (next ?? document.getElementById('main'))?.focus()
    place.current = -1
  }, [favorites, removing])
  return list
}

const page = css({ paddingBlock: space[7] })
const fields = css({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 14rem)) auto', justifyContent: 'start' },
})
