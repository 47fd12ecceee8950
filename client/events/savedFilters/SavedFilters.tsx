import { css } from '@emotion/react'
import { Link } from 'wouter'
import { noChoices } from '../../../machines/catalog/choicesRegion.ts'
import type { EventFilters } from '../../../machines/domain.ts'
import { areSameFilters } from '../../../machines/events/explore/exploreAddress.ts'
import {
  draftOf,
  filtersOfSaved,
  isOutdated,
  mostFilters,
} from '../../../machines/events/explore/savedFilter.ts'
import * as texts from '../../../machines/events/texts.ts'
import { useToday } from '../../runtime/clock/useNow.ts'
import {
  AlertIcon,
  Button,
  color,
  Heading,
  media,
  motion,
  radius,
  Row,
  space,
  Stack,
  t,
  Text,
  text,
  VisuallyHidden,
  words,
} from '../../ui/index.ts'
import { pathOf, type SavedFiltersState } from './savedFiltersState.ts'

/** Links that run the saved searches, on one line while they load and for any number of them. */
export function SavedFilters({ state, send, choices }: SavedFiltersState) {
  const { filters, problem } = state.context
  const today = useToday()
  if (state.matches('absent')) return null
  return (
    <Stack as="section" gap={2} css={room} aria-label={t(texts.savedSearches)}>
      {filters.length > 0 && (
        <Heading level={2} look="card" css={onlyWide}>
          {t(texts.savedSearches)}
        </Heading>
      )}
      {state.matches('failed') ? (
        <Row role="alert" gap={3}>
          <Text tone="muted">{t(problem)}</Text>
          <Button variant="quiet" size="small" onClick={() => send({ type: 'retry' })}>
            {t(words.tryAgain)}
          </Button>
        </Row>
      ) : filters.length > 0 ? (
        <ul css={chips}>
          {filters.map((filter) => (
            <li key={filter.id}>
              <Link href={pathOf(filter, today)} css={chip} dir="auto">
                {choices && isOutdated(filter, choices) && (
                  <>
                    <AlertIcon size={18} />
                    <VisuallyHidden>{t(texts.searchOutdated)}</VisuallyHidden>
                  </>
                )}
                <span css={name}>{filter.name}</span>
              </Link>
            </li>
          ))}
        </ul>
      ) : (
        state.matches('listed') && (
          <Text size="small" tone="muted">
            {t(texts.noSearchesHint)}
          </Text>
        )
      )}
      {filters.length > 0 && (
        <Button
          variant="quiet"
          size="small"
          aria-label={t(texts.editSearches)}
          css={edit}
          onClick={() => send({ type: 'list.open' })}
        >
          {t(words.edit)}
        </Button>
      )}
    </Stack>
  )
}

// The height of a row of chips with a scroll bar.
const room = css({
  flexDirection: 'row',
  alignItems: 'center',
  gap: space[3],
  minHeight: `calc(2.75rem + 2 * ${space[1]})`,
})
const edit = css({ flex: 'none', marginInlineEnd: `-${space[3]}` })
const onlyWide = css({ display: 'none', flex: 'none', [media.tablet]: { display: 'block' } })
const chips = css({
  display: 'flex',
  minWidth: 0,
  gap: space[2],
  marginInline: `-${space[1]}`,
  padding: space[1],
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '& > li': { flex: 'none', maxWidth: '100%' },
})
const chip = css(text.small, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  minHeight: '2.75rem',
  maxWidth: 'min(20rem, 80vw)',
  padding: `0 ${space[4]}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius.round,
  background: color.surface,
  color: color.ink,
  fontWeight: 600,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: color.sunken },
})
const name = css({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' })

/**
 * The button that saves the current filters, or a note if they are already saved or no more can be saved.
 * Renders nothing without a list of the saved filters.
 */
export function SaveFilter({ state, send, choices, current }: SavedFiltersState & { current: EventFilters }) {
  const today = useToday()
  if (!state.matches('listed')) return null
  const { filters } = state.context
  const saved = filters.find((filter) => areSameFilters(filtersOfSaved(filter, today), current))
  if (saved) return <Text tone="muted">{t(texts.savedAs(saved.name))}</Text>
  if (filters.length >= mostFilters) return <Text tone="muted">{t(texts.searchesFull)}</Text>
  const draft = draftOf(current, choices ?? noChoices, today)
  return (
    <Button
      variant="secondary"
      size="small"
      busy={state.hasTag('busy')}
      onClick={() => send({ type: 'filter.save', draft })}
    >
      {t(texts.saveSearch)}
    </Button>
  )
}
