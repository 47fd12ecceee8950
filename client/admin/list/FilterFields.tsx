import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import * as texts from '../../../machines/admin/texts.ts'
import {
  Button,
  CloseIcon,
  DateField,
  FilterIcon,
  media,
  phoneOnly,
  SearchIcon,
  SelectField,
  space,
  t,
  TextField,
  words,
} from '../../ui/index.ts'
import type { ListQuery } from '../../../machines/lists/listing.ts'

interface Choice<Value extends string = string> {
  value: Value
  label: string
}

/** A filter of a list: a choice, a text, or a day. */
export type FilterField<Name> = { name: Name; label: string } & (
  | { kind: 'choice'; any: string; options: readonly Choice[] }
  | { kind: 'text'; placeholder: string; problemOf?: (typed: string) => string; digits?: true }
  | { kind: 'day' }
)

/** The events sent to the list's machine. */
type Change<Filters, Order> =
  | { type: 'search.change'; search?: string; changes?: Partial<Filters> }
  | { type: 'filter.change'; changes: Partial<Filters> }
  | { type: 'order.select'; order: Order }
  | { type: 'filters.clear' }
  | { type: 'panel.toggle' }

interface FilteredState<Filters, Order> {
  context: ListQuery<Filters, Order>
  matches: (state: { panel: 'shown' }) => boolean
}

export interface FilterFieldsProps<Filters, Order extends string> {
  state: FilteredState<Filters, Order>
  /** What the search covers. If it is missing, the search field is hidden. */
  searched?: string
  fields: readonly FilterField<keyof Filters & string>[]
  orders: readonly Choice<Order>[]
  clear: string
  send: (event: Change<Filters, Order>) => void
}

/**
 * The fields stay usable while the list is loading. On a phone, all of them except the search can be
 * collapsed, and are at first.
 */
export function FilterFields<Filters extends { [Name in keyof Filters]: string }, Order extends string>({
  state,
  searched,
  fields,
  orders,
  clear,
  send,
}: FilterFieldsProps<Filters, Order>) {
  const id = useId()
  const query = state.context
  const isShown = state.matches({ panel: 'shown' })
  const change = (name: keyof Filters & string, value: string) => ({ [name]: value }) as Partial<Filters>
  const control = (field: FilterField<keyof Filters & string>): ReactNode => {
    const { name, label } = field
    const value = query.filters[name]
    const choose = (chosen: string) => send({ type: 'filter.change', changes: change(name, chosen) })
    if (field.kind === 'day') return <DateField key={name} label={label} value={value} onChange={choose} />
    if (field.kind === 'choice') {
      const { any, options } = field
      return (
        <SelectField
          key={name}
          label={label}
          placeholder={any}
          options={options}
          value={value}
          onChange={choose}
        />
      )
    }
    return (
      <TextField
        key={name}
        label={label}
        placeholder={field.placeholder}
        error={field.problemOf?.(value)}
        digits={field.digits}
        maxLength={200}
        value={value}
        onChange={(text) => send({ type: 'search.change', changes: change(name, text) })}
      />
    )
  }
  return (
    <section css={grid} aria-label={t(words.filters)} tabIndex={-1}>
      {searched !== undefined && (
        <TextField
          label={t(texts.search)}
          type="search"
          icon={<SearchIcon size={18} />}
          placeholder={searched}
          maxLength={200}
          css={wide}
          value={query.search}
          onChange={(text) => send({ type: 'search.change', search: text })}
        />
      )}
      <Button
        css={phoneOnly}
        variant="secondary"
        icon={<FilterIcon />}
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => send({ type: 'panel.toggle' })}
      >
        {isShown ? t(words.hideFilters) : t(words.showFilters)}
      </Button>
      <div id={id} css={isShown ? unfolded : folded}>
        {fields.map(control)}
        {orders.length > 1 && (
          <SelectField
            label={t(texts.sortBy)}
            options={orders}
            value={query.order}
            onChange={(chosen) => {
              const found = orders.find(({ value }) => value === chosen)
              if (found) send({ type: 'order.select', order: found.value })
            }}
          />
        )}
        <Button
          variant="quiet"
          icon={<CloseIcon />}
          css={beside}
          onClick={() => send({ type: 'filters.clear' })}
        >
          {clear}
        </Button>
      </div>
    </section>
  )
}

const grid = css({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  [media.wide]: { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' },
})
const wide = css({ gridColumn: '1 / -1', [media.desktop]: { gridColumn: 'span 2' } })
/** Aligns the button with the fields rather than with their labels. */
const beside = css({ alignSelf: 'end' })
/** On a wide screen, makes the fields items of the surrounding grid. */
const unfolded = css({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  [media.tablet]: { display: 'contents' },
})
const folded = css({ display: 'none', [media.tablet]: { display: 'contents' } })
