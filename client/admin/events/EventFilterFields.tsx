import { css } from '@emotion/react'
import type { AdminEventFilters, eventList } from '../../../machines/admin/eventList.ts'
import type { Choices } from '../../../machines/domain.ts'
import { anyOf } from '../../catalog/choices.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx'
import { media, space } from '../../ui/tokens.ts'
import { OrderField } from '../OrderField.tsx'
import { eventOrders, timings, visibilities } from './eventWords.ts'

const days = [
  ['dateFrom', 'Event Date From'],
  ['dateTo', 'Event Date To'],
  ['createdFrom', 'Created From'],
  ['createdTo', 'Created To'],
] as const

/** They stay usable while the list loads. */
export function EventFilterFields({
  state,
  send,
  choices,
}: Machine<typeof eventList> & { choices: Choices }) {
  const { search, filters, order } = state.context
  const selects = [
    ['visibility', 'Status', 'All Status', visibilities],
    ['timing', 'Time', 'All Events', timings],
    ['category', 'Category', 'All Categories', anyOf(choices.categories)],
    ['eventType', 'Event Type', 'All Event Types', anyOf(choices.eventTypes)],
  ] as const
  const choose = (name: keyof AdminEventFilters) => (value: string) =>
    send({ type: 'filter.change', changes: { [name]: value } })
  const type = (name: 'author' | 'location') => ({
    value: filters[name],
    maxLength: 200,
    onChange: (text: string) => send({ type: 'search.change', changes: { [name]: text } }),
  })
  return (
    <section css={fields} aria-label="Filters" tabIndex={-1}>
      <TextField
        label="Search"
        type="search"
        icon={<SearchIcon size={18} />}
        placeholder="Search by title, content, author, venue..."
        maxLength={200}
        css={wide}
        value={search}
        onChange={(text) => send({ type: 'search.change', search: text })}
      />
      {selects.map(([name, label, placeholder, options]) => (
        <SelectField
          key={name}
          label={label}
          placeholder={placeholder}
          options={options}
          value={filters[name]}
          onChange={choose(name)}
        />
      ))}
      <TextField label="Author" placeholder="Name" {...type('author')} />
      <TextField label="Location" placeholder="City or venue" {...type('location')} />
      {days.map(([name, label]) => (
        <DateField key={name} label={label} value={filters[name]} onChange={choose(name)} />
      ))}
      <OrderField
        value={order}
        orders={eventOrders}
        onSelect={(chosen) => send({ type: 'order.select', order: chosen })}
      />
      {state.can({ type: 'filters.clear' }) && (
        <Button
          variant="quiet"
          icon={<CloseIcon />}
          onClick={({ currentTarget }) => {
            // It goes with the filters.
            currentTarget.closest('section')?.focus()
            send({ type: 'filters.clear' })
          }}
        >
          Clear All Filters
        </Button>
      )}
    </section>
  )
}

const fields = css({
  display: 'grid',
  gap: space[3],
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
})
const wide = css({ gridColumn: '1 / -1', [media.wide]: { gridColumn: 'span 2' } })
