import { assign, setup } from 'xstate'
import {
  errorToast,
  failureOf,
  explain,
  formProblems,
  offerUndo,
  type DraftImage,
  type Slide,
  successToast,
  type Toast,
} from '../domain.ts'
import { effect, errorOf, promised } from '../effects.ts'
import { formChange, problemsBeside } from '../formChange.ts'
import { pictureProblem, slidePicture, unreadable } from '../pictures/rules.ts'
import { listStates } from '../lists/listStates.ts'
import { type ContentForm, contentProblems, type ContentProblems, isIncomplete } from './contentRules.ts'
import { orderStates } from './orderStates.ts'
import { afterMove, idsOf, inOrder, inPlaces, type Move, seenAs, type SlideOrder } from './slideOrder.ts'
import * as texts from './texts.ts'
import { rowWith } from '../lists/listing.ts'
import { closeDialog, openListed, show, showFailure } from '../lists/entryDialog.ts'
import type { Message } from '../language/message.ts'

/** The slide keeps its picture if `image` is null and `removesImage` is false. */
export interface ContentDraft extends ContentForm {
  image: DraftImage | null
  removesImage: boolean
}

interface Context {
  slides: Slide[]
  /** Ids in the service's order; the screen may show a different order. */
  seen: string[]
  /** Announces to screen readers the new position of the slide moved last. */
  place: Message
  problem: Message
  /** The slide in the open dialog; null for a new one. */
  slide: Slide | null
  form: ContentForm
  problems: ContentProblems
  image: DraftImage | null
  removesImage: boolean
  alert: Toast | null
  /** True if Undo can bring back what was typed before the dialog was cancelled. */
  isCancelled: boolean
}

type Events =
  | { type: 'retry' }
  | ({ type: 'slide.move' } & Move)
  | { type: 'content.add' }
  | { type: 'content.edit'; id: string }
  | { type: 'content.delete'; id: string }
  | { type: 'form.change'; changes: Partial<ContentForm> }
  | { type: 'image.choose'; image: DraftImage }
  | { type: 'image.remove' }
  | { type: 'image.fail' }
  | { type: 'form.submit' }
  | { type: 'deletion.confirm' }
  | { type: 'form.cancel' }
  | { type: 'cancel.undo' }
  | { type: 'dialog.close' }
  | { type: 'changes.discard' }
  | { type: 'changes.keep' }
  | { type: 'alert.dismiss' }

const mark = { type: 'mark', params: errorOf } as const

const emptyForm: ContentForm = { order: '', heading: '', description: '', date: '', place: '' }

const imageOf = ({ event }: { event: { image: DraftImage } }) => event.image
const imageChoice = [
  { guard: { type: 'isFit', params: imageOf }, actions: { type: 'chooseImage', params: imageOf } },
  { actions: { type: 'refuse', params: imageOf } },
] as const

const content = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    listSlides: promised<Slide[]>(),
    orderSlides: promised<Slide[], SlideOrder>(),
    createSlide: promised<void, ContentDraft>(),
    updateSlide: promised<Slide, ContentDraft & { id: string }>(),
    deleteSlide: promised<void, { id: string }>(),
  },
  actions: {
    toast: effect<Toast>(),
    remember: assign((_, slides: Slide[]) => ({ ...seenAs(inOrder(slides)), place: '' })),
    explain: assign((_, problem: Message) => ({ ...seenAs([]), problem })),
    move: assign(({ context: { slides } }, move: Move) => {
      const moved = afterMove(slides, move)
      return { slides: moved, place: texts.placeOf(moved, move.to) }
    }),
    settle: assign((_, slides: Slide[]) => ({ seen: idsOf(slides) })),
    moveBack: assign(({ context: { slides, seen } }) => ({ slides: inPlaces(slides, seen), place: '' })),
    choose: assign(({ context }, id: string | null) => {
      const slide = rowWith(context.slides, id)
      return {
        slide,
        form: formOf(slide),
        problems: {},
        image: null,
        removesImage: false,
        alert: null,
        isCancelled: false,
      }
    }),
    clearProblems: assign({ problems: {} }),
    chooseImage: assign(({ context }, image: DraftImage) => ({
      image,
      removesImage: false,
      problems: problemsBeside(context.problems, { image }),
      alert: remainingAlert(context),
    })),
    refuse: assign(({ context: { problems } }, image: DraftImage) => ({
      problems: withImage(problems, pictureProblem(slidePicture, image)),
    })),
    show: assign((_, alert: Toast | null) => ({ alert })),
    mark: assign((_, error: unknown) => ({ problems: formProblems(failureOf(error)) })),
  },
  guards: {
    isMove: ({ context: { slides } }, { id, to }: Move) =>
      rowWith(slides, id) !== null && slides[to] !== undefined && slides[to].id !== id,
    isInOrder: ({ context }, saved: Slide[]) => String(idsOf(saved)) === String(idsOf(context.slides)),
    isConflict: (_, error: unknown) => failureOf(error).code === 'CONFLICT',
    isListed: ({ context }, id: string) => rowWith(context.slides, id) !== null,
    isSame: ({ context: { slide, form, image, removesImage } }) =>
      image === null && !removesImage && JSON.stringify(form) === JSON.stringify(formOf(slide)),
    isFit: (_, image: DraftImage) => pictureProblem(slidePicture, image) === null,
    hasPicture: ({ context: { image, slide, removesImage } }) =>
      image !== null || (!removesImage && slide !== null && slide.image !== null),
  },
})

const form = content.createStateConfig({
  on: {
    'form.change': {
      actions: assign(({ context, event }) => {
        const changed = formChange(context, event.changes)
        return { ...changed, alert: remainingAlert({ ...context, ...changed }) }
      }),
    },
    'image.choose': imageChoice,
    'image.fail': {
      guard: ({ context }) => context.image !== null,
      actions: assign(({ context: { image, problems } }) => ({
        image: null,
        problems: withImage(problems, image && unreadable(image)),
      })),
    },
    // The first removal discards a chosen picture, the next one removes the stored picture.
    'image.remove': {
      guard: 'hasPicture',
      actions: assign(({ context: { image, slide, problems } }) => ({
        image: null,
        removesImage: image === null && slide !== null && slide.image !== null,
        problems: problemsBeside(problems, { image }),
      })),
    },
    'form.submit': [
      {
        guard: ({ context: { form } }) => Object.keys(contentProblems(form)).length > 0,
        actions: assign(({ context: { form } }) => {
          const problems = contentProblems(form)
          return { problems, alert: isIncomplete(problems) ? errorToast(texts.incomplete) : null }
        }),
      },
      {
        guard: ({ context }) => context.slide === null,
        target: 'creating',
        actions: 'clearProblems',
      },
      { target: 'updating', actions: 'clearProblems' },
    ],
    // Specification: Cancel closes at once; any other way of closing asks first.
    'form.cancel': [
      { guard: 'isSame', ...closeDialog },
      {
        target: 'closed',
        actions: [
          show(null),
          // What was typed stays until another slide is chosen.
          assign({ isCancelled: true }),
          offerUndo,
        ],
      },
    ],
    'dialog.close': [{ guard: 'isSame', ...closeDialog }, { target: 'leaving' }],
  },
})

const dialog = content.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      on: {
        'alert.dismiss': { actions: show(null) },
        'content.add': { target: 'form', actions: { type: 'choose', params: null } },
        'content.edit': openListed('form'),
        'content.delete': openListed('confirming'),
        'cancel.undo': {
          guard: ({ context }) => context.isCancelled,
          target: 'form',
          actions: assign({ problems: {}, isCancelled: false }),
        },
      },
    },
    form,
    leaving: {
      on: {
        // It may have been made smaller meanwhile.
        'image.choose': imageChoice,
        'changes.discard': closeDialog,
        'changes.keep': 'form',
      },
    },
    creating: {
      tags: 'busy',
      invoke: {
        id: 'createSlide',
        src: 'createSlide',
        input: ({ context }) => draftOf(context),
        onDone: {
          target: ['closed', '#homepageContent.list.loading'],
          actions: show(successToast(texts.created)),
        },
        onError: { target: 'form', actions: [show(errorToast(texts.notCreated)), mark] },
      },
    },
    updating: {
      tags: 'busy',
      invoke: {
        id: 'updateSlide',
        src: 'updateSlide',
        input: ({ context }) => ({ id: context.slide?.id ?? '', ...draftOf(context) }),
        onDone: {
          target: 'closed',
          actions: [
            assign(({ context: { slides }, event }) =>
              seenAs(inOrder(slides.map((slide) => (slide.id === event.output.id ? event.output : slide)))),
            ),
            show(successToast(texts.updated)),
          ],
        },
        onError: { target: 'form', actions: [show(errorToast(texts.wentWrong)), mark] },
      },
    },
    confirming: {
      on: { 'deletion.confirm': 'deleting', 'dialog.close': closeDialog },
    },
    deleting: {
      tags: 'busy',
      invoke: {
        id: 'deleteSlide',
        src: 'deleteSlide',
        input: ({ context }) => ({ id: context.slide?.id ?? '' }),
        onDone: {
          target: 'closed',
          actions: [
            assign(({ context: { slides, slide } }) => seenAs(slides.filter(({ id }) => id !== slide?.id))),
            show(successToast(texts.deleted)),
          ],
        },
        onError: { target: 'confirming', actions: showFailure(texts.wentWrong) },
      },
    },
  },
})

/**
 * The slides of the home page: their order, and one dialog at a time for adding, editing or deleting a slide.
 */
export const homepageContentMachine = content.createMachine({
  id: 'homepageContent',
  context: {
    slides: [],
    seen: [],
    place: '',
    problem: '',
    slide: null,
    form: emptyForm,
    problems: {},
    image: null,
    removesImage: false,
    alert: null,
    isCancelled: false,
  },
  type: 'parallel',
  states: {
    list: {
      initial: 'loading',
      states: listStates<Slide[]>()({
        actor: 'listSlides',
        input: undefined,
        onError: { target: 'failed', actions: explain(texts.contentsNotFetched) },
        listed: orderStates,
      }),
    },
    dialog,
  },
})

const withImage = (problems: ContentProblems, problem: Message | null): ContentProblems =>
  problem === null ? problemsBeside(problems, { image: null }) : { ...problems, image: problem }

/** The alert about missing values stays until no value is missing. */
const remainingAlert = ({ problems, alert }: Context) => (isIncomplete(problems) ? alert : null)

const formOf = (slide: Slide | null): ContentForm =>
  slide
    ? {
        order: String(slide.order),
        heading: slide.heading,
        description: slide.description,
        date: slide.date ?? '',
        place: slide.place ?? '',
      }
    : emptyForm

const draftOf = ({ form, image, removesImage }: Context): ContentDraft => ({ ...form, image, removesImage })
