import type { catalogMachine } from '../../machines/catalog/catalogMachine.ts'
import type { Machine } from '../runtime/machine.ts'
import type { Icon } from '../ui/icons.tsx'

export type CatalogState = Machine<ReturnType<typeof catalogMachine>>

/** What tells the screen of categories from that of event types. */
export interface CatalogKind {
  path: string
  title: string
  one: string
  about: string
  example: string
  Icon: Icon
}
