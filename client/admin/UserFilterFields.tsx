import { css } from '@emotion/react'
import type { userList } from '../../machines/admin/userList.ts'
import { Button } from '../ui/buttons/Button.tsx'
import { SelectField } from '../ui/fields/SelectField.tsx'
import { TextField } from '../ui/fields/TextField.tsx'
import { CloseIcon } from '../ui/icons.tsx'
import { SearchIcon } from '../ui/icons.tsx'
import { media, space } from '../ui/tokens.ts'
import type { Machine } from '../runtime/machine.ts'
import { OrderField } from './OrderField.tsx'
import { userFilters, userOrders } from './userWords.ts'

const names = Object.keys(userFilters) as (keyof typeof userFilters)[]

/** They stay usable while the list loads. */
export function UserFilterFields({ state, send }: Machine<typeof userList>) {
  const { search, filters, order } = state.context
  return (
    <section css={fields} aria-label="Filters">
      <TextField
        label="Search"
        type="search"
        icon={<SearchIcon size={18} />}
        placeholder="Name, email or phone"
        maxLength={200}
        css={wide}
        value={search}
        onChange={(text) => send({ type: 'search.change', search: text })}
      />
      {names.map((name) => (
        <SelectField
          key={name}
          label={userFilters[name].label}
          placeholder={userFilters[name].any}
          options={userFilters[name].options}
          value={filters[name]}
          onChange={(value) => send({ type: 'filter.change', changes: { [name]: value } })}
        />
      ))}
      <OrderField
        value={order}
        orders={userOrders}
        onSelect={(chosen) => send({ type: 'order.select', order: chosen })}
      />
      {state.can({ type: 'filters.clear' }) && (
        <Button variant="quiet" icon={<CloseIcon />} onClick={() => send({ type: 'filters.clear' })}>
          Clear Filters
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
})
const wide = css({ gridColumn: '1 / -1', [media.desktop]: { gridColumn: 'span 2' } })
