import { css } from '@emotion/react'
import { useRef } from 'react'
import type { EventFilters } from '../../../machines/domain.ts'
import type { exploreMachine } from '../../../machines/events/exploreMachine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { ClearFilters } from '../../ui/buttons/ClearFilters.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { Form } from '../../ui/fields/Form.tsx'
import { Heading } from '../../ui/layout/Heading.tsx'
import { FilterIcon, PinIcon, SearchIcon } from '../../ui/firstIcons.tsx'
import { Row } from '../../ui/layout/Row.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useTypedBefore } from '../../ui/fields/useTypedBefore.ts'
import { media, space } from '../../ui/tokens.ts'
import { anyOf, choicesText } from '../../catalog/choices.ts'
import type { Machine } from '../../runtime/machine.ts'
import { FirstLook } from '../firstLook/FirstLook.tsx'

const panelId = 'explore-filters'

export function ExploreFilters({ state, send }: Machine<typeof exploreMachine>) {
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
        <Heading level={1}>Discover Amazing Events</Heading>
        <Text tone="muted" size="large">
          Talks, concerts, workshops and walks: find what brings people together near you.
        </Text>
      </Stack>
      <Card as="section" aria-label="Filters" tabIndex={-1}>
        <Stack gap={4}>
          <Button
            css={onlySmall}
            variant="secondary"
            icon={<FilterIcon />}
            aria-expanded={shown}
            aria-controls={panelId}
            onClick={() => send({ type: 'panel.toggle' })}
          >
            {shown ? 'Hide Filters' : 'Show Filters'}
          </Button>
          <div id={panelId} css={[panel, !shown && folded]}>
            <Form label="Filters" busy={filtering} onSubmit={() => send({ type: 'filters.apply' })}>
              <Stack gap={5}>
                <div css={fields} ref={box}>
                  <TextField
                    label="Search Events"
                    type="search"
                    name="search"
                    icon={<SearchIcon />}
                    placeholder="Title, description, organiser or venue"
                    value={filters.search}
                    onChange={(text) => change({ search: text })}
                  />
                  <TextField
                    label="Location"
                    name="location"
                    icon={<PinIcon />}
                    placeholder="City or venue"
                    value={filters.location}
                    onChange={(location) => change({ location })}
                  />
                  <DateField
                    label="Date"
                    name="date"
                    value={filters.date}
                    onChange={(date) => change({ date })}
                  />
                  <SelectField
                    label="Category"
                    value={filters.category}
                    placeholder={choicesText(failed, 'Error loading categories', 'All Categories')}
                    options={anyOf(choices.categories)}
                    onChange={(category) => change({ category })}
                  />
                  <SelectField
                    label="Event Type"
                    value={filters.eventType}
                    placeholder={choicesText(failed, 'Error loading types', 'All Event Types')}
                    options={anyOf(choices.eventTypes)}
                    onChange={(eventType) => change({ eventType })}
                  />
                </div>
                <Row gap={3}>
                  <Button type="submit" busy={filtering} disabled={!canApply}>
                    {filtering ? 'Filtering...' : 'Apply Filters'}
                  </Button>
                  <Button variant="secondary" busy={loading} onClick={showAll}>
                    {loading ? 'Loading...' : 'Show All'}
                  </Button>
                  {(hasFilters || filtering) && (
                    <ClearFilters disabled={!ready} onClear={() => send({ type: 'filters.clear' })} />
                  )}
                  {failed && (
                    <Button variant="quiet" onClick={() => send({ type: 'choices.retry' })}>
                      Load categories and types again
                    </Button>
                  )}
                </Row>
              </Stack>
            </Form>
          </div>
        </Stack>
      </Card>
      <Row justify="space-between" gap={4}>
        <Stack gap={1}>
          <Heading level={2}>No filters applied yet</Heading>
          <Text tone="muted">
            Choose a place, a day or a theme above, or look at everything that is coming up.
          </Text>
        </Stack>
        <Button variant="secondary" busy={loading} onClick={showAll}>
          Show All Events
        </Button>
      </Row>
      <FirstLook />
    </Stack>
  )
}

const page = css({ paddingBlock: space[7] })
const onlySmall = css({ [media.tablet]: { display: 'none' } })
const panel = css({ display: 'block' })
const folded = css({ display: 'none', [media.tablet]: { display: 'block' } })
const fields = css({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > :first-of-type': { gridColumn: '1 / -1' },
  },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
})
