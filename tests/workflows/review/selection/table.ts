import { asks, has, refused, says, stays, table, tells, to, when } from '../../../support/workflow/table.ts'

interface Selection {
  /** Ids of those that are selected, each with the version that it had then. */
  selected: Record<string, number | null>
  decision: string
  reason: string
  /** Ids of those whose decision is on its way. */
  deciding: string[]
  /** How the decisions of the others have ended. */
  endings: Record<string, string>
  /** What is said of those that could not be decided. */
  problems: Record<string, string>
}

/** What is on the page with its versions: at first, and after the one was taken back and the other edited. */
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
  to('asking', has({ decision, reason: '', endings: {}, problems: {} })),
]

/** Each about the version that was selected, all with the same reason. */
const decides = (id: string) =>
  asks('decideEvent', ({ selected, decision, reason }: Selection) => ({
    eventId: id,
    decision,
    reason,
    version: selected[id],
  }))
const begins = has(({ selected }: Selection) => ({ deciding: Object.keys(selected) }))

const noted = (id: string, ending: string) =>
  has(({ deciding, endings }: Selection) => ({
    deciding: deciding.filter((other) => other !== id),
    endings: { ...endings, [id]: ending },
  }))
/** What is decided is selected no more; the others stay. */
const keepsOthers = has(({ selected, endings }: Selection) => ({
  selected: Object.fromEntries(Object.entries(selected).filter(([id]) => endings[id] !== 'made')),
}))
/** The first of two: nothing is told before the other one is over, too. */
const isFirst = ({ deciding }: Selection) => deciding.length === 2
const isAlone = ({ selected }: Selection) => Object.keys(selected).length === 1
const after =
  (ending: string) =>
  ({ deciding, endings }: Selection) =>
    deciding.length === 1 && endings['7'] === ending

const tellsList = (...eventIds: string[]) => tells('parent', { type: 'events.decided', eventIds })

const fails = (problem: string) =>
  to('told', noted('8', 'failed'), has({ problems: { '8': problem } }), tellsList(), keepsOthers)

/** Several pending events decided together; each is decided about by itself, and the list hears of those that are. */
export const selectionTable = table({
  start: to(
    'choosing',
    has({ selected: {}, decision: 'publish', reason: '', deciding: [], endings: {}, problems: {} }),
  ),
  choosing: {
    'event.select (Jazz under the Bridge)': toggled('7'),
    'event.select (Rust from Zero)': toggled('8'),
    'page.select': stays(
      has(({ selected }: Selection) => ({ selected: Object.keys(selected).length === 2 ? {} : page })),
    ),
    'selection.decide (approve)': asksFor('publish'),
    'selection.decide (reject)': asksFor('reject'),
    'question.open (of an address)': to(
      'asking',
      has({ selected: { '7': 1 }, decision: 'publish', reason: '', endings: {}, problems: {} }),
    ),
    'question.open (about nothing that is there)': refused,
  },
  asking: {
    'reason.change': stays(has({ reason: 'No address' })),
    'question.close': to('choosing'),
    'decision.confirm': [
      when({ selected: page }, to('deciding', begins, decides('7'), decides('8'))),
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
        after('made'),
        to('choosing', noted('8', 'made'), tellsList('7', '8'), says('2 events rejected.'), keepsOthers),
      ),
      when(after('gone'), to('told', noted('8', 'made'), tellsList('8'), keepsOthers)),
    ],
    'decision.outdated (Rust from Zero)': [
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
    // What was told to be another now is decided about as it is; what is gone is left out.
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
