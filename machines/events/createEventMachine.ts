import { assign, raise, sendTo, setup } from 'xstate'
import { choicesRegion, noChoices } from '../catalog/choicesRegion.ts'
import { choicesNotLoaded } from '../catalog/texts.ts'
import {
  type Choices,
  type DraftImage,
  errorToast,
  failureOf,
  type OwnEvent,
  type Place,
  type Toast,
  say,
  warn,
} from '../domain.ts'
import { changedForm } from './days.ts'
import {
  copiedDraft,
  copiedFrom,
  type Copied,
  type EventDraft,
  type Section,
  sectionWith,
  emptyDraft,
} from './eventForm.ts'
import { effect, promised } from '../effects.ts'
import { beforeForm, dropDraft, storeDraft, type FormDraft, type KeptDraft } from '../keptDraft.ts'
import { locationSearchMachine } from './location/locationSearchMachine.ts'
import { admit, eventPicture } from '../pictures/rules.ts'
import {
  draftProblem,
  isFilled,
  maxImages,
  nowhere,
  ofPictures,
  ofPlace,
  placeDraft,
  problemAfter,
  problemBesidePictures,
  refusal,
  withoutUnreadable,
  zoneOf,
  type Problem,
} from './rules.ts'
import {
  emptyRepeatForm,
  type Repeating,
  type RepeatForm,
  repetition,
  type Repetition,
  repetitionProblem,
} from './series/repetition.ts'
import { toggled } from './series/seriesDays.ts'
import { eventNotRepeated } from './series/texts.ts'
import * as texts from './texts.ts'

interface Context {
  choices: Choices
  draft: EventDraft
  /** The original of a duplicate; null if the draft is not a duplicate. */
  copied: Copied | null
  /** The series that the event becomes; null for a single date. */
  repeating: Repeating | null
  images: DraftImage[]
  problem: Problem | null
  /** Id of the created event, which `repeatEvent` needs; '' until then. */
  eventId: string
  /**
   * Idempotency key of a submission, so that sending it twice creates one event. A changed draft gets a new
   * key.
   */
  submissionKey: string | null
  kept: Typed
  offer: KeptDraft<WizardDraft> | null
}

/** The end of a series and its excluded days are validated together. */
const ofDates = { count: null, until: null, except: null }

const oneDate: Repeating = { ...emptyRepeatForm, except: [] }

type Typed = Pick<Context, 'draft' | 'copied' | 'repeating' | 'images' | 'submissionKey'>

/** Includes the submission key, so that resubmitting after a crash does not create a second event. */
export type WizardDraft = Omit<Typed, 'images'>

type Changes = Partial<
  Omit<EventDraft, 'isOnline' | 'location' | 'locationDetails' | 'latitude' | 'longitude' | 'placeZone'>
>

type Events =
  | { type: 'dialog.open' }
  | { type: 'event.copy'; event: OwnEvent }
  | { type: 'dialog.close' }
  | { type: 'changes.discard' }
  | { type: 'changes.keep' }
  | { type: 'draft.change'; changes: Changes }
  | { type: 'mode.choose'; isOnline: boolean }
  | { type: 'location.type'; text: string }
  | { type: 'location.focus' }
  | { type: 'location.blur' }
  | { type: 'location.dismiss' }
  | { type: 'location.pick'; place: Place }
  | { type: 'location.retry' }
  | { type: 'repeating.choose'; rule: RepeatForm | null }
  | { type: 'date.toggle'; day: string }
  | { type: 'images.add'; images: DraftImage[] }
  | { type: 'image.remove'; key: string }
  | { type: 'image.fail'; key: string }
  | { type: 'section.select'; section: Section }
  | { type: 'section.next' }
  | { type: 'section.previous' }
  | { type: 'choices.retry' }
  | { type: 'draft.continue' }
  | { type: 'draft.startAnew' }
  | { type: 'event.submit'; submissionKey: string; now: Date }

export interface Submission {
  draft: EventDraft
  /** Ids of pictures to copy from the user's own events. */
  copiedImages: string[]
  images: DraftImage[]
  submissionKey: string | null
}

const untouched: Typed = { draft: emptyDraft, copied: null, repeating: null, images: [], submissionKey: null }

const blank: Context = {
  ...untouched,
  choices: noChoices,
  problem: null,
  eventId: '',
  kept: untouched,
  offer: null,
}

const wizard = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    listChoices: promised<Choices>(),
    createEvent: promised<{ eventId: string }, Submission>(),
    repeatEvent: promised<{ dates: number }, Repetition>(),
    findDraft: promised<KeptDraft<WizardDraft> | null, { form: string }>(),
    locationSearch: locationSearchMachine,
  },
  actions: {
    toast: effect<Toast>(),
    log: effect<{ error: unknown }>(),
    keepDraft: effect<FormDraft<WizardDraft>>(),
    dropDraft: effect<{ form: string }>(),
    markKept: assign(({ context: { draft, copied, repeating, images, submissionKey } }) => ({
      kept: { draft, copied, repeating, images, submissionKey },
    })),
    offer: assign((_, offer: KeptDraft<WizardDraft> | null) => ({ offer })),
    takeUp: assign(({ context: { offer } }) => {
      if (!offer) return {}
      // Drafts stored by earlier releases lack `copied` and some fields of `repeating`.
      const { repeating } = { ...untouched, ...offer.content }
      const typed = {
        ...untouched,
        ...offer.content,
        repeating: repeating && { ...oneDate, ...repeating },
        images: offer.images,
      }
      return { ...typed, kept: typed }
    }),
    rememberChoices: assign((_, choices: Choices) => ({ choices })),
    change: assign(({ context }, changes: Partial<EventDraft>) => ({
      draft: changedForm(context.draft, changes),
      problem: problemAfter(context.problem, changes),
      submissionKey: null,
    })),
    addImages: assign(({ context: { copied, images, problem } }, chosen: DraftImage[]) => {
      const had = picturesOf({ copied, images }).length
      const { taken, problem: fault } = admit(eventPicture, maxImages, had, chosen)
      return {
        images: [...images, ...taken],
        problem: ofPictures(fault) ?? problemBesidePictures(problem),
        submissionKey: null,
      }
    }),
    removeImage: assign(({ context }, key: string) => ({
      copied: context.copied && {
        ...context.copied,
        images: context.copied.images.filter(({ id }) => id !== key),
      },
      images: context.images.filter((image) => image.key !== key),
      problem: problemBesidePictures(context.problem),
      submissionKey: null,
    })),
    show: assign((_, problem: Problem | null) => ({ problem })),
    openFaulty: raise(({ context }) => ({ type: 'section.select', section: sectionOf(context.problem) })),
    reset: assign(({ context }) => ({ ...blank, choices: context.choices })),
    clearSearch: sendTo('locationSearch', { type: 'search.clear' }),
    pickPlace: sendTo('locationSearch', { type: 'search.pick' }),
  },
  guards: {
    isAhead: ({ context: { kept, draft, copied, repeating, images, submissionKey } }) =>
      draft !== kept.draft ||
      copied !== kept.copied ||
      repeating !== kept.repeating ||
      images !== kept.images ||
      submissionKey !== kept.submissionKey,
    isWorthAnOffer: (_, found: KeptDraft<WizardDraft> | null) =>
      found !== null &&
      isFilled(found.content.draft, picturesOf({ ...untouched, ...found.content, images: found.images })),
    isRepeated: ({ context }) => context.repeating !== null,
    isSection: (_, { section, selected }: { section: Section; selected: Section }) => section === selected,
  },
})

const editing = wizard.createStateConfig({
  on: {
    'dialog.close': [
      { guard: ({ context }) => isFilled(context.draft, picturesOf(context)), target: 'leaving' },
      { target: '#createEvent.closed' },
    ],
    'draft.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
    'mode.choose': {
      guard: ({ context, event }) => context.draft.isOnline !== event.isOnline,
      actions: [
        assign(({ context, event }) => ({
          draft: placeDraft(context.draft, event.isOnline),
          problem: problemAfter(context.problem, ofPlace),
          submissionKey: null,
        })),
        'clearSearch',
      ],
    },
    'location.type': {
      actions: [
        { type: 'change', params: ({ event }) => somewhere(event.text) },
        sendTo('locationSearch', ({ event }) => ({ type: 'search.type', text: event.text })),
      ],
    },
    'location.focus': { actions: sendTo('locationSearch', { type: 'search.focus' }) },
    'location.blur': { actions: sendTo('locationSearch', { type: 'search.blur' }) },
    'location.dismiss': { actions: sendTo('locationSearch', { type: 'search.dismiss' }) },
    'location.retry': { actions: sendTo('locationSearch', { type: 'search.retry' }) },
    'location.pick': {
      actions: [{ type: 'change', params: ({ event }) => at(event.place) }, 'pickPlace'],
    },
    'repeating.choose': {
      actions: assign(({ context, event: { rule } }) => ({
        repeating: rule && { ...oneDate, ...context.repeating, ...rule },
        problem: problemAfter(context.problem, ofDates),
        submissionKey: null,
      })),
    },
    'date.toggle': {
      guard: 'isRepeated',
      actions: assign(({ context: { repeating, problem }, event }) => ({
        repeating: repeating && { ...repeating, except: toggled(repeating.except, event.day) },
        problem: problemAfter(problem, ofDates),
        submissionKey: null,
      })),
    },
    'images.add': { actions: { type: 'addImages', params: ({ event }) => event.images } },
    'image.remove': { actions: { type: 'removeImage', params: ({ event }) => event.key } },
    'image.fail': {
      guard: ({ context: { images }, event }) => images.some((image) => image.key === event.key),
      actions: assign(({ context, event }) => ({
        ...withoutUnreadable(context, event.key),
        submissionKey: null,
      })),
    },
    'event.submit': [
      {
        guard: ({ context, event }) => problemOf(context, event.now) === null,
        target: 'creating',
        actions: assign(({ context, event }) => ({
          problem: null,
          submissionKey: context.submissionKey ?? event.submissionKey,
        })),
      },
      {
        actions: [
          {
            type: 'show',
            params: ({ context, event }) => problemOf(context, event.now),
          },
          'openFaulty',
        ],
      },
    ],
  },
})

const creating = wizard.createStateConfig({
  tags: 'busy',
  invoke: {
    id: 'createEvent',
    src: 'createEvent',
    input: ({ context: { draft, copied, images, submissionKey } }) => ({
      draft,
      copiedImages: (copied?.images ?? []).map(({ id }) => id),
      images,
      submissionKey,
    }),
    onDone: [
      {
        guard: 'isRepeated',
        target: 'repeating',
        actions: assign(({ event }) => ({ eventId: event.output.eventId })),
      },
      {
        target: '#createEvent.closed',
        actions: [say(texts.eventCreated), dropDraft(draftOf), 'reset'],
      },
    ],
    onError: [
      {
        guard: ({ event }) => refusal(failureOf(event.error)) !== null,
        target: 'editing',
        actions: [
          { type: 'toast', params: errorToast(texts.eventNotCreated) },
          { type: 'show', params: ({ event }) => refusal(failureOf(event.error)) },
          'openFaulty',
        ],
      },
      { target: 'editing', actions: warn(texts.eventNotCreated) },
    ],
  },
})

const submission = wizard.createStateConfig({
  initial: 'editing',
  states: {
    editing,
    leaving: {
      on: {
        // It may have been made smaller meanwhile.
        'images.add': { actions: { type: 'addImages', params: ({ event }) => event.images } },
        'changes.discard': {
          target: '#createEvent.closed',
          actions: [dropDraft(draftOf), 'reset'],
        },
        'changes.keep': 'editing',
      },
    },
    creating,
    /** By now the event exists, even if making it a series fails. */
    repeating: {
      tags: 'busy',
      invoke: {
        id: 'repeatEvent',
        src: 'repeatEvent',
        input: ({ context }) => repetitionOf(context),
        onDone: {
          target: '#createEvent.closed',
          actions: [say(texts.eventCreated), dropDraft(draftOf), 'reset'],
        },
        onError: {
          target: '#createEvent.closed',
          actions: [warn(eventNotRepeated), dropDraft(draftOf), 'reset'],
        },
      },
    },
  },
})

/**
 * The wizard for a new event: four sections that can be filled in in any order. A submission is retried under
 * the same key.
 */
export const createEventMachine = wizard.createMachine({
  id: 'createEvent',
  context: blank,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'dialog.open': 'looking',
        'event.copy': {
          target: 'looking',
          actions: assign(({ event: { event } }) => ({
            draft: copiedDraft(event),
            copied: copiedFrom(event, maxImages),
          })),
        },
      },
    },
    ...beforeForm(draftOf, {
      on: { 'dialog.close': { target: 'closed' as const, actions: 'reset' as const } },
    }),
    open: {
      type: 'parallel',
      always: storeDraft(draftOf),
      invoke: { id: 'locationSearch', src: 'locationSearch' },
      states: {
        choices: choicesRegion('choices.retry', choicesNotLoaded),
        section: {
          initial: 'basicDetails',
          on: {
            'section.select': [
              { guard: sectionIs('basicDetails'), target: '.basicDetails' },
              { guard: sectionIs('dateAndTime'), target: '.dateAndTime' },
              { guard: sectionIs('venueAndLocation'), target: '.venueAndLocation' },
              { target: '.eventImages' },
            ],
          },
          states: {
            basicDetails: { on: { 'section.next': 'dateAndTime' } },
            dateAndTime: { on: { 'section.next': 'venueAndLocation', 'section.previous': 'basicDetails' } },
            venueAndLocation: { on: { 'section.next': 'eventImages', 'section.previous': 'dateAndTime' } },
            eventImages: { on: { 'section.previous': 'venueAndLocation' } },
          },
        },
        submission,
      },
    },
  },
})

function draftOf({ draft, copied, repeating, images, submissionKey }: Context): FormDraft<WizardDraft> {
  return { form: 'createEvent', content: { draft, copied, repeating, submissionKey }, images }
}

const problemOf = ({ draft, repeating }: Context, now: Date) =>
  draftProblem(draft, now) ?? (repeating && repetitionProblem(firstDate(draft), repeating))

/** The draft's own date, from which a series starts. */
export const firstDate = (draft: EventDraft) => ({ ...draft, timeZone: zoneOf(draft) })

function repetitionOf({ draft, repeating, eventId }: Context): Repetition {
  if (!repeating) throw new Error('The event is not repeated.')
  return repetition(eventId, firstDate(draft), repeating)
}

/** Copied pictures come first. */
const picturesOf = ({ copied, images }: Pick<Context, 'copied' | 'images'>) => [
  ...(copied?.images ?? []),
  ...images,
]

function sectionIs(section: Section) {
  return {
    type: 'isSection' as const,
    params: ({ event }: { event: { section: Section } }) => ({ section, selected: event.section }),
  }
}

/** Without a faulty field, the section from which the draft is sent. */
const sectionOf = (problem: Problem | null): Section =>
  problem?.fields.some((field) => field in ofDates)
    ? 'dateAndTime'
    : (sectionWith(new Set(problem?.fields)) ?? 'eventImages')

/** A place that was typed instead of picked has no coordinates. */
const somewhere = (location: string) => ({ ...nowhere, location })

const at = ({ formattedAddress, lat, lng, timeZone }: Place) => ({
  location: formattedAddress,
  locationDetails: `${lat},${lng}`,
  latitude: lat,
  longitude: lng,
  placeZone: timeZone ?? '',
})
