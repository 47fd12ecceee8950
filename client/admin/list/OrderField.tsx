import * as texts from '../../../machines/admin/texts.ts'
import { SelectField } from '../../ui/fields/SelectField.tsx'

interface OrderFieldProps<Order extends string> {
  value: Order
  orders: readonly { value: Order; label: string }[]
  onSelect: (order: Order) => void
}

export const OrderField = <Order extends string>({ value, orders, onSelect }: OrderFieldProps<Order>) => (
  <SelectField
    label={texts.sortBy}
    options={orders}
    value={value}
    onChange={(chosen) => {
      const found = orders.find((order) => order.value === chosen)
      if (found) onSelect(found.value)
    }}
  />
)
