import type { catalogMachine } from '../../machines/catalog/catalogMachine.ts'
import type { Machine } from '../runtime/registry.tsx'
import type { Icon } from '../ui/index.ts'
import type { Message } from '../../machines/language/message.ts'
import type { ofCategories, ofTypes } from '../../machines/catalog/texts.ts'

export type CatalogState = Machine<ReturnType<typeof catalogMachine>>

/** The path, texts and icon that differ between the screens of categories and event types. */
export interface CatalogKind {
  path: string
  title: Message
  one: Message
  about: Message
  example: Message
  messages: typeof ofCategories | typeof ofTypes
  Icon: Icon
}
