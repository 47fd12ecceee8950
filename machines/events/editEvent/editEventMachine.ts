import { assign, setup } from 'xstate'
import { choicesRegion, noChoices } from '../../catalog/choicesRegion.ts'
import { choicesNotLoaded } from '../../catalog/texts.ts'
import {
  type Choices,
  type DraftImage,
  type Failure,
  failureOf,
  failureToast,
  type OwnEvent,
  type Toast,
  say,
} from '../../domain.ts'
import { changedForm } from '../days.ts'
import { type EventForm, formOf } from '../eventForm.ts'
import { effect, promised } from '../../effects.ts'
import { beforeForm, dropDraft, storeDraft, type FormDraft, type KeptDraft } from '../../keptDraft.ts'
import { admit, eventPicture } from '../../pictures/rules.ts'
import {
  changesOf,
  type EditDraft,
  editProblem,
  type EventUpdate,
  formNameOf,
  formWith,
  maxGallery,
  withCoordinates,
} from './edit.ts'
import { type Scope, scoped } from '../series/scope.ts'
import * as texts from '../texts.ts'
import {
  ofPictures,
  problemAfter,
  problemBesidePictures,
  refusal,
  withoutUnreadable,
  type Problem,
} from '../rules.ts'

interface Context {
  event: OwnEvent
  choices: Choices
  form: EventForm
  deletedImages: string[]
  images: DraftImage[]
  /** The dates of the series to which the changes apply. */
  scope: Scope
  problem: Problem | null
  kept: Edited
  offer: KeptDraft<EditDraft> | null
}

export type Edited = Pick<Context, 'form' | 'deletedImages' | 'images'>

type Events =
  | { type: 'choices.retry' }
  | { type: 'form.change'; changes: Partial<EventForm> }
  | { type: 'images.add'; images: DraftImage[] }
  | { type: 'image.remove'; key: string }
  | { type: 'draft.continue' }
  | { type: 'draft.startAnew' }
  | { type: 'image.fail'; key: string }
  | { type: 'scope.change'; scope: Scope }
  | { type: 'form.save'; now: Date }
  | { type: 'form.cancel' }
  | { type: 'form.leave' }
  | { type: 'dialog.close' }
  | { type: 'changes.discard' }
  | { type: 'changes.keep' }

/**
 * `left` and `cancelled` close only the form, `closed` the whole dialog. `cancelled` includes what was typed.
 */
export type EditEnd =
  | { kind: 'saved'; event: OwnEvent }
  | { kind: 'left' }
  | { kind: 'cancelled'; edited: Edited }
  | { kind: 'closed' }

const drop = dropDraft(draftOf)

/**
 * The form for an existing event. It sends only changes, and reports conflicts with other people's changes.
 */
export const editEventMachine = setup({
  types: {} as {
    input: { event: OwnEvent; edited: Edited | null }
    context: Context
    events: Events
    output: EditEnd
    tags: 'busy' | 'leaving'
  },
  actors: {
    listChoices: promised<Choices>(),
    updateEvent: promised<OwnEvent, EventUpdate>(),
    findDraft: promised<KeptDraft<EditDraft> | null, { form: string }>(),
  },
  actions: {
    toast: effect<Toast>(),
    log: effect<{ error: unknown }>(),
    keepDraft: effect<FormDraft<EditDraft>>(),
    dropDraft: effect<{ form: string }>(),
    markKept: assign(({ context: { form, deletedImages, images } }) => ({
      kept: { form, deletedImages, images },
    })),
    offer: assign((_, offer: KeptDraft<EditDraft> | null) => ({ offer })),
    takeUp: assign(({ context: { event, offer } }) => (offer ? resume(event, offer) : {})),
    rememberChoices: assign((_, choices: Choices) => ({ choices })),
    addImages: assign(({ context }, chosen: DraftImage[]) => {
      const { taken, problem } = admit(eventPicture, maxGallery, pictureCount(context), chosen)
      return {
        images: [...context.images, ...taken],
        problem: ofPictures(problem) ?? problemBesidePictures(context.problem),
      }
    }),
    show: assign((_, problem: Problem | null) => ({ problem })),
  },
  guards: {
    isAhead: ({ context: { kept, form, deletedImages, images } }) =>
      form !== kept.form || deletedImages !== kept.deletedImages || images !== kept.images,
    isWorthAnOffer: (_, found: KeptDraft<EditDraft> | null) =>
      found !== null && isChanged({ ...found.content, images: found.images }),
    isChanged: ({ context }) => isChanged(updateOf(context)),
  },
}).createMachine({
  id: 'editEvent',
  context: ({ input: { event, edited } }) => {
    const untouched = { form: formOf(event), deletedImages: [], images: [] }
    return {
      ...untouched,
      ...edited,
      event,
      choices: noChoices,
      scope: 'THIS',
      problem: null,
      kept: untouched,
      offer: null,
    }
  },
  initial: 'starting',
  output: ({ event }) => event.output as EditEnd,
  states: {
    /** Input that *Undo* restores after Cancel is newer than any stored draft. */
    starting: { always: [{ guard: 'isAhead', target: 'open' }, { target: 'looking' }] },
    ...beforeForm(draftOf, { on: { 'dialog.close': 'closed', 'form.leave': 'left' } }),
    open: {
      type: 'parallel',
      always: storeDraft(draftOf),
      states: {
        choices: choicesRegion('choices.retry', choicesNotLoaded),
        form: {
          initial: 'filling',
          states: {
            filling: {
              on: {
                'form.change': {
                  actions: assign(({ context, event: { changes } }) => ({
                    form: withCoordinates(context.event, context.form, changedForm(context.form, changes)),
                    problem: problemAfter(context.problem, changes),
                  })),
                },
                'scope.change': { actions: assign(({ event }) => ({ scope: event.scope })) },
                'images.add': { actions: { type: 'addImages', params: ({ event }) => event.images } },
                'image.remove': {
                  actions: assign(({ context, event }) => ({
                    ...without(context, event.key),
                    problem: problemBesidePictures(context.problem),
                  })),
                },
                'image.fail': {
                  guard: ({ context: { images }, event }) => images.some((image) => image.key === event.key),
                  actions: assign(({ context, event }) => withoutUnreadable(context, event.key)),
                },
                // Specification: Cancel returns to the details at once; any other way of leaving asks first.
                'form.cancel': [
                  { guard: 'isChanged', target: '#editEvent.cancelled', actions: drop },
                  { target: '#editEvent.left', actions: drop },
                ],
                'form.leave': [{ guard: 'isChanged', target: 'goingBack' }, { target: '#editEvent.left' }],
                'form.save': [
                  {
                    guard: ({ context: { event, form }, event: { now } }) =>
                      editProblem(event, form, now) === null,
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
                'dialog.close': [{ guard: 'isChanged', target: 'closing' }, { target: '#editEvent.closed' }],
              },
            },
            goingBack: {
              tags: 'leaving',
              on: {
                // It may have been made smaller meanwhile.
                'images.add': { actions: { type: 'addImages', params: ({ event }) => event.images } },
                'changes.discard': { target: '#editEvent.left', actions: drop },
                'changes.keep': 'filling',
              },
            },
            closing: {
              tags: 'leaving',
              on: {
                'images.add': { actions: { type: 'addImages', params: ({ event }) => event.images } },
                'changes.discard': { target: '#editEvent.closed', actions: drop },
                'changes.keep': 'filling',
              },
            },
            saving: {
              tags: 'busy',
              invoke: {
                id: 'updateEvent',
                src: 'updateEvent',
                input: ({ context }) => ({ ...updateOf(context), ...scoped(context.scope) }),
                onDone: {
                  target: '#editEvent.saved',
                  actions: [
                    assign(({ event: { output: event } }) => ({ event })),
                    say(texts.eventUpdated),
                    drop,
                  ],
                },
                onError: {
                  target: 'filling',
                  actions: [
                    { type: 'toast', params: ({ event }) => updateToast(failureOf(event.error)) },
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
    left: { type: 'final', output: { kind: 'left' } },
    cancelled: {
      type: 'final',
      output: ({ context: { form, deletedImages, images } }) => ({
        kind: 'cancelled',
        edited: { form, deletedImages, images },
      }),
    },
    closed: { type: 'final', output: { kind: 'closed' } },
  },
})

const pictureCount = ({ event, deletedImages, images }: Context) =>
  event.galleryImages.length - deletedImages.length + images.length

/** Removes a new picture at once; a stored one is only deleted when the form is saved. */
function without({ event, images, deletedImages }: Context, key: string): Partial<Context> {
  const stored = event.galleryImages.map(({ id, url }) => id ?? url)
  return {
    images: images.filter((image) => image.key !== key),
    deletedImages: stored.filter((id) => id === key || deletedImages.includes(id)),
  }
}

function updateOf({ event, form, deletedImages, images }: Context): EventUpdate {
  return { eventId: event.id, changes: changesOf(event, form), deletedImages, images }
}

function draftOf(context: Context): FormDraft<EditDraft> {
  const { eventId, changes, deletedImages, images } = updateOf(context)
  return { form: formNameOf(eventId), content: { changes, deletedImages }, images }
}

/** Ignores pictures marked for deletion that no longer exist. */
function resume(event: OwnEvent, { content, images }: KeptDraft<EditDraft>): Partial<Context> {
  const stored = new Set(event.galleryImages.map(({ id, url }) => id ?? url))
  const edited = {
    form: formWith(event, content.changes),
    deletedImages: content.deletedImages.filter((id) => stored.has(id)),
    images,
  }
  return { ...edited, kept: edited }
}

const isChanged = ({ changes, deletedImages, images }: Omit<EventUpdate, 'eventId'>) =>
  Object.keys(changes).length + deletedImages.length + images.length > 0

const unanswered: ReadonlySet<Failure['code']> = new Set([
  'NETWORK',
  'INTERNAL',
  'UPSTREAM_TIMEOUT',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_BAD_RESPONSE',
])

const updateToast = (failure: Failure) =>
  failureToast(failure, unanswered.has(failure.code) ? texts.eventNotUpdated : texts.updateRefused)
