import { css } from '@emotion/react'
import { type ReactNode, useRef } from 'react'
import type { EventFilters } from '../../../machines/domain.ts'
import { whenWords } from '../../../machines/events/explore/savedFilter.ts'
import * as texts from '../../../machines/events/texts.ts'
import {
  anyOf,
  Button,
  Card,
  ClearFilters,
  DateField,
  FilterIcon,
  Form,
  Heading,
  media,
  phoneOnly,
  PinIcon,
  Row,
  SearchIcon,
  SelectField,
  space,
  Stack,
  t,
  Text,
  TextField,
  useTypedBefore,
  words,
} from '../../ui/index.ts'
import type { ExploreState } from '../machines.ts'
import { FirstLook } from '../firstLook/FirstLook.tsx'
import { daysText } from '../savedFilters/savedFiltersState.ts'

const panelId = 'explore-filters'

interface ExploreFiltersProps extends ExploreState {
  /** Saved searches. */
  saved: ReactNode
}

export function ExploreFilters({ state, send, saved }: ExploreFiltersProps) {
  const { filters, choices } = state.context
  const hasFilters = state.can({ type: 'filters.clear' })
  const ready = state.matches({ view: { filters: 'ready' } })
  const filtering = state.matches({ view: { filters: 'filtering' } })
  const loading = state.matches({ view: { filters: 'loading' } })
  const shown = state.matches({ panel: 'shown' })
  const failed = state.matches({ choices: 'failed' })
  const canApply = filtering || state.can({ type: 'filters.apply' })
  const change = (changes: Partial<EventFilters>) => send({ type: 'filter.change', changes })
  const showAll = () => send({ type: 'filters.showAll' })

  const box = useRef<HTMLDivElement>(null)
  useTypedBefore(box, change)

  return (
    <Stack gap={6} css={page}>
      <Stack gap={2}>
        <Heading level={1}>{t(texts.discoverEvents)}</Heading>
        <Text tone="muted" css={lead}>
          {t(texts.discoverEventsHow)}
        </Text>
      </Stack>
      <Card as="section" aria-label={t(words.filters)} tabIndex={-1}>
        <Stack gap={4}>
          <Button
            css={phoneOnly}
            variant="secondary"
            icon={<FilterIcon />}
            aria-expanded={shown}
            aria-controls={panelId}
            onClick={() => send({ type: 'panel.toggle' })}
          >
            {shown ? t(words.hideFilters) : t(words.showFilters)}
          </Button>
          <div id={panelId} css={[panel, !shown && folded]}>
            <Form
              label={t(words.filters)}
              busy={filtering}
              data-typed={hasFilters || filtering}
              onSubmit={() => send({ type: 'filters.apply' })}
            >
              <Stack gap={5}>
                <div css={fields} ref={box}>
                  <TextField
                    label={t(texts.location)}
                    name="location"
                    icon={<PinIcon />}
                    placeholder={t(words.cityOrVenue)}
                    value={filters.location}
                    onChange={(location) => change({ location })}
                  />
                  <DateField
                    label={t(words.date)}
                    name="date"
                    value={filters.date}
                    onChange={(date) => change({ date })}
                  />
                  <SelectField
                    label={t(texts.category)}
                    value={filters.category}
                    placeholder={failed ? t(words.categoriesNotLoaded) : t(words.allCategories)}
                    options={anyOf(choices.categories)}
                    onChange={(category) => change({ category })}
                  />
                  <SelectField
                    label={t(texts.eventType)}
                    value={filters.eventType}
                    placeholder={failed ? t(words.typesNotLoaded) : t(words.allEventTypes)}
                    options={anyOf(choices.eventTypes)}
                    onChange={(eventType) => change({ eventType })}
                  />
                  <TextField
                    label={t(texts.searchEvents)}
                    type="search"
                    name="search"
                    icon={<SearchIcon />}
                    placeholder={t(texts.searchedFields)}
                    value={filters.search}
                    onChange={(text) => change({ search: text })}
                  />
                </div>
                {filters.when && (
                  <ClearFilters
                    css={{ alignSelf: 'start' }}
                    aria-label={t(texts.clearDays(whenWords[filters.when]))}
                    disabled={!ready}
                    onClear={() => change({ when: '' })}
                  >
                    {daysText(filters.when)}
                  </ClearFilters>
                )}
                <Row gap={3} css={actions}>
                  <Button type="submit" busy={filtering} disabled={!canApply}>
                    {filtering ? t(texts.filtering) : t(texts.applyFilters)}
                  </Button>
                  <Button variant="secondary" busy={loading} onClick={showAll}>
                    {loading ? t(words.loading) : t(texts.showAll)}
                  </Button>
                  {(hasFilters || filtering) && (
                    <ClearFilters disabled={!ready} onClear={() => send({ type: 'filters.clear' })} />
                  )}
                  {failed && (
                    <Button variant="quiet" onClick={() => send({ type: 'choices.retry' })}>
                      {t(words.loadChoicesAgain)}
                    </Button>
                  )}
                </Row>
              </Stack>
            </Form>
          </div>
        </Stack>
      </Card>
      {saved}
      <Row justify="space-between" gap={4}>
        <Stack gap={1}>
          <Heading level={2}>{t(texts.noFiltersYet)}</Heading>
          <Text tone="muted">{t(texts.noFiltersYetHint)}</Text>
        </Stack>
        <Button variant="secondary" busy={loading} onClick={showAll}>
          {t(texts.showAllEvents)}
        </Button>
      </Row>
      <FirstLook />
    </Stack>
  )
}

const page = css({
  gap: space[5],
  paddingBlock: space[4],
  [media.tablet]: { gap: space[6], paddingBlock: space[7] },
})
const lead = css({ [media.tablet]: { fontSize: '1.125rem' } })
const panel = css({ display: 'block' })
const folded = css({ display: 'none', [media.tablet]: { display: 'block' } })
/*
 * Clear Filters appears next to Show All. On screens too narrow for both, space for its line is reserved so
 * that the layout does not shift.
 */
const actions = css({
  alignContent: 'start',
  '& > [type=submit]': { width: '100%' },
  '@media (max-width: 22.4rem)': { minHeight: `calc(8.25rem + 2 * ${space[3]})` },
  [media.tablet]: { '& > [type=submit]': { width: 'auto' } },
})
const fields = css({
  display: 'grid',
  gap: space[4],
  // Two columns on most phones, so that the first events are near.
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
  '& > :is(:first-child, :nth-child(2), :last-child)': { gridColumn: '1 / -1' },
  [media.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :is(:first-child, :nth-child(2))': { gridColumn: 'auto' },
  },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})
