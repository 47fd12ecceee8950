import type { catalogMachine } from '../../machines/catalog/catalogMachine.ts'
import type { Machine } from '../runtime/machine.ts'
import type { Icon } from '../ui/icons.tsx'

export type CatalogState = Machine<ReturnType<typeof catalogMachine>>

/** The differences between the screens of categories and event types. */
export interface CatalogKind {
  path: string
  title: string
  one: string
  about: string
  example: string
  Icon: Icon
}
