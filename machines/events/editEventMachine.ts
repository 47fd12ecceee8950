import { assign, setup } from 'xstate'
import { choicesRegion } from '../catalog/choicesRegion.ts'
import { choicesNotLoaded } from '../catalog/texts.ts'
import {
  failureOf,
  type Choices,
  type DraftImage,
  type EventForm,
  type Failure,
  type OwnEvent,
  type Toast,
} from '../domain.ts'
import { effect, promised } from '../effects.ts'
import { admit, eventPicture } from '../pictures/rules.ts'
import { changesOf, editProblem, formOf, maxGallery } from './edit.ts'
import { toasts } from './myEventsTexts.ts'
import { general, refusal, withoutUnreadable, type Problem } from './rules.ts'

interface Context {
  /** The event as it stands. */
  event: OwnEvent
  choices: Choices
  form: EventForm
  /** Ids of pictures that go when it is saved. */
  deletedImages: string[]
  /** Pictures that come then. */
  images: DraftImage[]
  /** What keeps the form from being saved, or a picture from being added; shown as an alert. */
  problem: Problem | null
}

type Events =
  | { type: 'choices.retry' }
  | { type: 'form.change'; changes: Partial<EventForm> }
  | { type: 'images.add'; images: DraftImage[] }
  | { type: 'image.remove'; key: string }
  | { type: 'image.fail'; key: string }
  | { type: 'form.save'; now: Date }
  | { type: 'form.cancel' }
  | { type: 'dialog.close' }
  | { type: 'changes.discard' }
  | { type: 'changes.keep' }

/** What is sent of an edit: the fields that changed, pictures that go, and new ones. */
export interface EventUpdate {
  eventId: string
  changes: Partial<EventForm>
  deletedImages: string[]
  images: DraftImage[]
}

/** How an edit ended: with the event as it is now, with nothing, or with the whole dialog. */
export type EditEnd = { kind: 'saved'; event: OwnEvent } | { kind: 'cancelled' } | { kind: 'closed' }

/** The form Edit Event Information of one's own event: its fields, its pictures, and sending what changed. */
export const editEventMachine = setup({
  types: {} as {
    input: { event: OwnEvent }
    context: Context
    events: Events
    output: EditEnd
    tags: 'busy'
  },
  actors: { listChoices: promised<Choices>(), updateEvent: promised<OwnEvent, EventUpdate>() },
  actions: {
    toast: effect<Toast>(),
    rememberChoices: assign((_, choices: Choices) => ({ choices })),
    rememberEvent: assign((_, event: OwnEvent) => ({ event })),
    change: assign(({ context }, changes: Partial<EventForm>) => ({
      form: { ...context.form, ...changes },
      problem: null,
    })),
    addImages: assign(({ context }, chosen: DraftImage[]) => {
      const { taken, problem } = admit(eventPicture, maxGallery, pictureCount(context), chosen)
      return { images: [...context.images, ...taken], problem: general(problem) }
    }),
    removeImage: assign(({ context }, key: string) => ({ ...without(context, key), problem: null })),
    dropImage: assign(({ context }, key: string) => withoutUnreadable(context, key)),
    show: assign((_, problem: Problem | null) => ({ problem })),
  },
  guards: {
    isChanged: ({ context }) => isChanged(updateOf(context)),
    isNew: ({ context: { images } }, key: string) => images.some((image) => image.key === key),
    isSound: ({ context: { event, form } }, now: Date) => editProblem(event, form, now) === null,
  },
}).createMachine({
  id: 'editEvent',
  context: ({ input: { event } }) => ({
    event,
    choices: { categories: [], eventTypes: [] },
    form: formOf(event),
    deletedImages: [],
    images: [],
    problem: null,
  }),
  initial: 'open',
  output: ({ event }) => event.output as EditEnd,
  states: {
    open: {
      type: 'parallel',
      states: {
        choices: choicesRegion('choices.retry', choicesNotLoaded),
        form: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
                'images.add': { actions: { type: 'addImages', params: ({ event }) => event.images } },
                'image.remove': { actions: { type: 'removeImage', params: ({ event }) => event.key } },
                'image.fail': {
                  guard: { type: 'isNew', params: ({ event }) => event.key },
                  actions: { type: 'dropImage', params: ({ event }) => event.key },
                },
                'form.cancel': '#editEvent.cancelled',
                'form.save': [
                  {
                    guard: { type: 'isSound', params: ({ event }) => event.now },
                    target: 'saving',
                    actions: { type: 'show', params: null },
                  },
                  {
                    actions: {
                      type: 'show',
                      params: ({ context, event }) => editProblem(context.event, context.form, event.now),
                    },
                  },
                ],
                'dialog.close': [{ guard: 'isChanged', target: 'leaving' }, { target: '#editEvent.closed' }],
              },
            },
            leaving: { on: { 'changes.discard': '#editEvent.closed', 'changes.keep': 'filling' } },
            saving: {
              tags: 'busy',
              invoke: {
                id: 'updateEvent',
                src: 'updateEvent',
                input: ({ context }) => updateOf(context),
                onDone: {
                  target: '#editEvent.saved',
                  actions: [
                    { type: 'rememberEvent', params: ({ event }) => event.output },
                    { type: 'toast', params: toasts.updated },
                  ],
                },
                onError: {
                  target: 'filling',
                  actions: [
                    { type: 'toast', params: ({ event }) => notSaved(failureOf(event.error)) },
                    { type: 'show', params: ({ event }) => refusal(failureOf(event.error)) },
                  ],
                },
              },
            },
          },
        },
      },
    },
    saved: { type: 'final', output: ({ context: { event } }) => ({ kind: 'saved', event }) },
    cancelled: { type: 'final', output: { kind: 'cancelled' } },
    closed: { type: 'final', output: { kind: 'closed' } },
  },
})

/** Pictures that the event would have. */
const pictureCount = ({ event, deletedImages, images }: Context) =>
  event.galleryImages.length - deletedImages.length + images.length

/** A new picture is dropped at once, one that is stored goes when the form is saved. */
function without({ event, images, deletedImages }: Context, key: string): Partial<Context> {
  const stored = event.galleryImages.map(({ id, url }) => id ?? url)
  return {
    images: images.filter((image) => image.key !== key),
    deletedImages: stored.filter((id) => id === key || deletedImages.includes(id)),
  }
}

const updateOf = ({ event, form, deletedImages, images }: Context): EventUpdate => ({
  eventId: event.id,
  changes: changesOf(event, form),
  deletedImages,
  images,
})

const isChanged = ({ changes, deletedImages, images }: EventUpdate) =>
  Object.keys(changes).length + deletedImages.length + images.length > 0

const unanswered: ReadonlySet<Failure['code']> = new Set([
  'NETWORK',
  'INTERNAL',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_RESPONSE',
])

const notSaved = ({ code }: Failure) => (unanswered.has(code) ? toasts.notUpdated : toasts.refused)
