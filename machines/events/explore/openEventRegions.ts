import { type EventDetail, type EventRow, explain } from '../../domain.ts'
import { errorOf, logged, outputOf } from '../../effects.ts'
import { eventIdOf } from '../../lists/listing.ts'
import { written } from './exploreAddress.ts'
import { dataNotLoaded } from '../texts.ts'

/** The row is enough to share an event whose details have not loaded: the link then leads to Explore. */
const sharing = {
  'event.share': {
    actions: {
      type: 'share',
      params: ({ context: { selected, whole }, event: { site } }: Sharing) =>
        selected && { id: selected.id, title: selected.title, shareUrl: whole?.shareUrl ?? null, site },
    },
  },
} as const

/** Regions for the event open next to the list. The machine declares all their actors, actions and guards. */
export const openEventRegions = {
  detail: {
    initial: 'choosing',
    on: {
      'event.select': {
        guard: { type: 'isOther', params: eventIdOf },
        target: '.recordingView',
        reenter: true,
        actions: [{ type: 'select', params: eventIdOf }, 'watchFavorite', written],
      },
    },
    states: {
      choosing: { always: [{ guard: 'hasSelection', target: 'recordingView' }, { target: 'none' }] },
      none: {},
      recordingView: {
        on: sharing,
        invoke: {
          id: 'recordView',
          src: 'recordView',
          input: selectedId,
          onDone: 'viewed',
          onError: { target: 'viewed', actions: logged },
        },
      },
      viewed: { on: sharing },
    },
  },
  /** Loads the details that the row of the open event lacks. */
  rest: {
    initial: 'choosing',
    states: {
      choosing: {
        always: [
          { guard: 'isWhole', target: 'arrived' },
          { guard: 'hasSelection', target: 'arriving' },
          { target: 'none' },
        ],
      },
      none: {},
      arriving: {
        invoke: {
          id: 'getEvent',
          src: 'getEvent',
          input: selectedId,
          onDone: { target: 'arrived', actions: { type: 'complete', params: outputOf<EventDetail> } },
          onError: [
            { guard: { type: 'isGone', params: errorOf }, target: 'gone' },
            { target: 'missing', actions: explain(dataNotLoaded) },
          ],
        },
      },
      arrived: {
        on: {
          'picture.select': {
            guard: { type: 'hasPicture', params: indexOf },
            actions: { type: 'selectPicture', params: indexOf },
          },
          'calendar.save': {
            actions: {
              type: 'saveToCalendar',
              params: ({ context }: { context: { whole: EventDetail | null } }) => context.whole,
            },
          },
        },
      },
      missing: { on: { 'event.retry': 'arriving' } },
      gone: {},
    },
  },
} as const

interface Sharing {
  context: { selected: EventRow | null; whole: EventDetail | null }
  event: { site: string }
}

interface Selecting {
  context: { selected: EventRow | null }
}

function selectedId({ context: { selected } }: Selecting) {
  return { eventId: selected?.id ?? '' }
}

function indexOf({ event }: { event: { index: number } }) {
  return event.index
}
