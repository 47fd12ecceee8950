import { asks, has, refused, says, stays, table, tells, to, when } from '../../../support/workflow/table.ts'

interface Selection {
  /** Ids of the selected events, each with its version when it was selected. */
  selected: Record<string, number | null>
  decision: string
  reason: string
  /** The number of events to reject with their import; null for the selected ones alone. */
  importCount: number | null
  /** Ids of the events whose decision is in progress. */
  deciding: string[]
  /** The outcome of each finished decision, by event id. */
  endings: Record<string, string>
  /** The error message of each failed decision, by event id. */
  problems: Record<string, string>
}

/** The versions on the page: at first, and after one event was withdrawn and the other edited. */
const page = { '7': 1, '8': 1 }
const presentNow = { '8': 2 }

const toggled = (id: string) =>
  stays(
    has(({ selected: { [id]: version, ...others } }: Selection) => ({
      selected: version === undefined ? { ...others, [id]: 1 } : others,
    })),
  )

const isNothing = ({ selected }: Selection) => Object.keys(selected).length === 0
const asksFor = (decision: string) => [
  when(isNothing, refused),
  to('asking', has({ decision, reason: '', importCount: null, endings: {}, problems: {} })),
]

/** Each decision is about the version that was selected; all have the same reason. */
const decides = (id: string) =>
  asks('decideEvent', ({ selected, decision, reason, importCount }: Selection) => ({
    eventId: id,
    decision,
    reason,
    version: selected[id],
    ...(importCount === null ? {} : { importCount }),
  }))
const begins = has(({ selected }: Selection) => ({ deciding: Object.keys(selected) }))

const noted = (id: string, ending: string) =>
  has(({ deciding, endings }: Selection) => ({
    deciding: deciding.filter((other) => other !== id),
    endings: { ...endings, [id]: ending },
  }))
/** Decided events are deselected; the others stay selected. */
const keepsOthers = has(({ selected, endings }: Selection) => ({
  selected: Object.fromEntries(Object.entries(selected).filter(([id]) => endings[id] !== 'made')),
}))
/** True for the first of two decisions; the outcome is shown only after the second. */
const isFirst = ({ deciding }: Selection) => deciding.length === 2
const isAlone = ({ selected, importCount }: Selection) =>
  importCount === null && Object.keys(selected).length === 1
const after =
  (ending: string) =>
  ({ deciding, endings }: Selection) =>
    deciding.length === 1 && endings['7'] === ending

const tellsList = (...eventIds: string[]) => tells('parent', { type: 'events.decided', eventIds })

const fails = (problem: string) =>
  to('told', noted('8', 'failed'), has({ problems: { '8': problem } }), tellsList(), keepsOthers)

/** Decides several pending events, with a call for each, and notifies the list of the decided ones. */
export const selectionTable = table({
  start: to(
    'choosing',
    has({
      selected: {},
      decision: 'publish',
      reason: '',
      importCount: null,
      deciding: [],
      endings: {},
      problems: {},
    }),
  ),
  choosing: {
    'event.select (Jazz under the Bridge)': toggled('7'),
    'event.select (Rust from Zero)': toggled('8'),
    'page.select': stays(
      has(({ selected }: Selection) => ({ selected: Object.keys(selected).length === 2 ? {} : page })),
    ),
    'selection.decide (approve)': asksFor('publish'),
    'selection.decide (reject)': asksFor('reject'),
    // Of its import, only one event is sent: the service decides the others with it.
    'import.reject': to(
      'asking',
      has({
        selected: { '8': 1 },
        decision: 'reject',
        reason: '',
        importCount: 3,
        endings: {},
        problems: {},
      }),
    ),
    'question.open (of an address)': to(
      'asking',
      has({
        selected: { '7': 1 },
        decision: 'publish',
        reason: '',
        importCount: null,
        endings: {},
        problems: {},
      }),
    ),
    'question.open (about nothing that is there)': refused,
  },
  asking: {
    'reason.change': stays(has({ reason: 'No address' })),
    'question.close': to('choosing'),
    'decision.confirm': [
      when({ selected: page }, to('deciding', begins, decides('7'), decides('8'))),
      when({ importCount: 3 }, to('deciding', begins, decides('8'))),
      to('deciding', begins, decides('7')),
    ],
  },
  deciding: {
    'decision.made (Jazz under the Bridge)': [
      when(isFirst, stays(noted('7', 'made'))),
      when(
        isAlone,
        to('choosing', noted('7', 'made'), tellsList('7'), says('1 event approved.'), keepsOthers),
      ),
    ],
    'decision.gone (Jazz under the Bridge)': [when(isFirst, stays(noted('7', 'gone')))],
    'decision.made (Rust from Zero)': [
      when(
        { importCount: 3 },
        to('choosing', noted('8', 'made'), tellsList('8'), says('3 events rejected.'), keepsOthers),
      ),
      when(
        after('made'),
        to('choosing', noted('8', 'made'), tellsList('7', '8'), says('2 events rejected.'), keepsOthers),
      ),
      when(after('gone'), to('told', noted('8', 'made'), tellsList('8'), keepsOthers)),
    ],
    'decision.outdated (Rust from Zero)': [
      when({ importCount: 3 }, to('told', noted('8', 'outdated'), tellsList(), keepsOthers)),
      when(after('made'), to('told', noted('8', 'outdated'), tellsList('7'), keepsOthers)),
    ],
    'decision.failed (Rust from Zero)': [
      when(after('gone'), fails('It could not be decided. Please try again.')),
    ],
    'decision.failed (Rust from Zero, too often)': [
      when(after('gone'), fails('Too many requests. Please try again in 30 seconds.')),
    ],
  },
  told: {
    // An outdated event stays selected in its current version; a deleted one is deselected.
    'outcome.close': to(
      'choosing',
      has(({ selected, endings }: Selection) => ({
        selected: Object.fromEntries(
          Object.keys(selected)
            .filter((id) => id in presentNow)
            .map((id) => [id, endings[id] === 'outdated' ? presentNow['8'] : 1]),
        ),
      })),
    ),
  },
})
