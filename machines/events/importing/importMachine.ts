import { type AnyActorRef, assign, sendTo, setup } from 'xstate'
import { type Choice, failureOf, fieldProblems, type Lifecycle, reasonOf } from '../../domain.ts'
import { errorOf, outputOf, promised } from '../../effects.ts'
import * as texts from './texts.ts'
import { isWebAddress, toWebAddress } from '../../language/webAddress.ts'
import type { Message } from '../../language/message.ts'

export interface ImportSettings {
  /** True if events can be imported from URLs as well as from files. */
  addresses: boolean
  categories: Choice[]
  eventTypes: Choice[]
}

export type ImportAction = keyof typeof texts.importActions

interface FieldProblem {
  field: string
  texts: string[]
}

export interface ImportItem {
  uid: string
  action: ImportAction
  event: {
    title: string | null
    eventDate: string | null
    startTime: string | null
    endDate: string | null
    endTime: string | null
    timeZone: string | null
    venue: string | null
    location: string | null
    isOnline: boolean
    lifecycle: Lifecycle | null
  }
  problems: FieldProblem[]
  /** True if the entry's times have no time zone. */
  isFloating: boolean
  changed: string[]
  alike: { id: string; title: string } | null
  /** True if the service proposes it for import. */
  chosen: boolean
  /** Why it does not, or what of it was guessed. */
  note: string | null
}

export interface ImportPreview {
  id: string
  items: ImportItem[]
  /** The number of entries that are over, which are not listed. */
  past: number
  /** The number of coming entries that are not listed. */
  more: number
  /** True if the source breaks off. */
  isPart: boolean
}

/** `file` is the browser's `File`, which machines only pass on. */
export type ImportSource = { file: unknown } | { url: string }

export interface ImportChoice {
  id: string
  uids: string[]
  eventType: string | null
  category: string | null
  floatingTimeZone: string | null
}

export interface ImportedItem {
  uid: string
  outcome: keyof typeof texts.importOutcomes
  event: { id: string; title: string } | null
  problems: FieldProblem[]
}

interface Context {
  /** Receives `rows.outdated` after an import. */
  list: AnyActorRef
  settings: ImportSettings | null
  address: string
  problem: Message
  preview: ImportPreview
  /** UIDs of the chosen entries. */
  chosen: string[]
  eventType: string
  category: string
  /** The zone for times without one; '' for the local time at each entry's place. */
  floatingTimeZone: string
  results: ImportedItem[]
}

type Events =
  | { type: 'import.open' }
  | { type: 'import.close' }
  | { type: 'import.back' }
  | { type: 'import.submit' }
  | { type: 'file.choose'; file: unknown }
  | { type: 'address.change'; address: string }
  | { type: 'address.submit' }
  | { type: 'entry.toggle'; uid: string }
  | { type: 'entries.toggle' }
  | { type: 'type.change'; eventType: string }
  | { type: 'category.change'; category: string }
  | { type: 'zone.change'; timeZone: string }

/** Maximum number of entries that the service accepts at once. */
export const mostChosen = 500

const nothing = {
  address: '',
  problem: '',
  preview: { id: '', items: [], past: 0, more: 0, isPart: false },
  chosen: [],
  floatingTimeZone: '',
  results: [],
}
const uidOf = ({ event }: { event: { uid: string } }) => event.uid

/**
 * Imports events from a calendar or a web page: reads them, shows the effect of importing each, and submits
 * the chosen ones together.
 */
export const importMachine = setup({
  types: {} as { input: { list: AnyActorRef }; context: Context; events: Events; tags: 'busy' },
  actors: {
    readImportSettings: promised<ImportSettings>(),
    previewImport: promised<ImportPreview, ImportSource>(),
    confirmImport: promised<ImportedItem[], ImportChoice>(),
  },
  actions: {
    forget: assign(nothing),
    show: assign((_, problem: Message) => ({ problem })),
    rememberPreview: assign((_, preview: ImportPreview) => ({
      preview,
      problem: '',
      chosen: preview.items.filter((item) => item.chosen && isPossible(item)).map(({ uid }) => uid),
    })),
    reportOutdated: sendTo(({ context }) => context.list, { type: 'rows.outdated' }),
  },
  guards: {
    isPossible: ({ context: { preview, chosen } }, uid: string) =>
      possible(preview).includes(uid) && (chosen.includes(uid) || chosen.length < mostChosen),
  },
}).createMachine({
  id: 'import',
  context: ({ input }) => ({ ...input, ...nothing, settings: null, eventType: '', category: '' }),
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'readImportSettings',
        src: 'readImportSettings',
        onDone: { target: 'idle', actions: assign(({ event }) => ({ settings: event.output })) },
        onError: 'absent',
      },
    },
    /** No button is shown, because the service does not support imports or did not respond. */
    absent: {},
    idle: { on: { 'import.open': 'choosing' } },
    choosing: {
      on: {
        'file.choose': 'readingFile',
        'address.change': { actions: assign(({ event }) => ({ address: event.address, problem: '' })) },
        'address.submit': [
          { guard: ({ context }) => isWebAddress(toWebAddress(context.address)), target: 'readingAddress' },
          { actions: { type: 'show', params: texts.importNoAddress } },
        ],
        'import.close': { target: 'idle', actions: 'forget' },
      },
    },
    readingFile: {
      tags: 'busy',
      invoke: {
        id: 'previewImport',
        src: 'previewImport',
        input: ({ event }) => ({ file: event.type === 'file.choose' ? event.file : null }),
        onDone: { target: 'previewed', actions: { type: 'rememberPreview', params: outputOf } },
        onError: { target: 'choosing', actions: { type: 'show', params: problemIn } },
      },
      on: { 'import.close': { target: 'idle', actions: 'forget' } },
    },
    readingAddress: {
      tags: 'busy',
      invoke: {
        id: 'previewImport',
        src: 'previewImport',
        input: ({ context }) => ({ url: toWebAddress(context.address) }),
        onDone: { target: 'previewed', actions: { type: 'rememberPreview', params: outputOf } },
        onError: { target: 'choosing', actions: { type: 'show', params: problemIn } },
      },
      on: { 'import.close': { target: 'idle', actions: 'forget' } },
    },
    previewed: {
      on: {
        'entry.toggle': {
          guard: { type: 'isPossible', params: uidOf },
          actions: assign(({ context: { chosen }, event }) => ({ chosen: toggled(chosen, event.uid) })),
        },
        'entries.toggle': {
          actions: assign(({ context: { preview, chosen } }) => ({
            chosen: chosen.length > 0 ? [] : possible(preview).slice(0, mostChosen),
          })),
        },
        'type.change': { actions: assign(({ event }) => ({ eventType: event.eventType })) },
        'category.change': { actions: assign(({ event }) => ({ category: event.category })) },
        'zone.change': { actions: assign(({ event }) => ({ floatingTimeZone: event.timeZone })) },
        'import.submit': { guard: ({ context }) => context.chosen.length > 0, target: 'submitting' },
        'import.back': { target: 'choosing', actions: 'forget' },
        'import.close': { target: 'idle', actions: 'forget' },
      },
    },
    submitting: {
      tags: 'busy',
      invoke: {
        id: 'confirmImport',
        src: 'confirmImport',
        input: ({ context }) => choiceOf(context),
        onDone: {
          target: 'imported',
          actions: [assign(({ event }) => ({ results: event.output })), 'reportOutdated'],
        },
        onError: { target: 'previewed', actions: { type: 'show', params: problemIn } },
      },
    },
    imported: { on: { 'import.close': { target: 'idle', actions: 'forget' } } },
  },
})

/** The importable entries whose times have no time zone. */
export const floating = ({ items }: ImportPreview) =>
  items.filter((item) => isPossible(item) && item.isFloating)

/** True if an entry can be imported. */
export const isPossible = ({ action }: ImportItem) => action === 'NEW' || action === 'CHANGED'

const possible = ({ items }: ImportPreview) => items.filter(isPossible).map(({ uid }) => uid)

const toggled = (chosen: readonly string[], uid: string) =>
  chosen.includes(uid) ? chosen.filter((each) => each !== uid) : [...chosen, uid]

const choiceOf = ({ preview, chosen, eventType, category, floatingTimeZone }: Context): ImportChoice => ({
  id: preview.id,
  uids: chosen,
  eventType: eventType || null,
  category: category || null,
  floatingTimeZone: floatingTimeZone || null,
})

/** The service's message about the file or URL, or else a general one. */
function problemIn(scope: { event: { error: unknown } }): Message {
  const failure = failureOf(errorOf(scope))
  const [text] = Object.values(fieldProblems(failure))
  return text ?? reasonOf(failure) ?? texts.importFailed
}
