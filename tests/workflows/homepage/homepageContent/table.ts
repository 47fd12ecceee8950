import { isDeepStrictEqual } from 'node:util'
import {
  asks,
  besides,
  has,
  offersUndo,
  refused,
  stays,
  table,
  to,
  warns,
  when,
} from '../../../support/workflow/table.ts'
import { poster } from '../../fixtures.ts'

interface Content {
  slides: string[]
  /** The ids in the service's order. */
  seen: string[]
  /** The heading of the slide in the open dialog; null for a new one. */
  slide: string | null
  form: { order: string; heading: string; description: string; date: string; place: string }
  problems: Record<string, string>
  image: string | null
  removesImage: boolean
  alert: object | null
  isCancelled: boolean
}

const empty = { order: '', heading: '', description: '', date: '', place: '' }
const summer = {
  order: '1',
  heading: 'Summer is loud',
  description: 'Open-air concerts from June on.',
  date: '2031-06-14',
  place: 'Cologne',
}
const winter = {
  order: '3',
  heading: 'Winter glows',
  description: 'Lights.',
  date: '2031-12-05',
  place: 'Graz',
}

const alerts = (kind: 'success' | 'error', text: string) => has({ alert: { kind, text } })
const isMissing = ({ form }: Content) => Object.values(form).includes('')
/** Marks missing values as invalid, without a text for each. The first one gets the focus. */
const marks = has(({ form }: Content) => ({
  problems: {
    ...Object.fromEntries(Object.entries(form).filter(([, value]) => value === '')),
    ...(form.order === '0' && { order: 'Display Order must be a whole number, at least 1.' }),
  },
}))
const clears = has({ problems: {} })
/** The alert about missing values stays until none is missing. */
const saidWith = ({ problems, alert }: Content) => (Object.values(problems).includes('') ? alert : null)
/** Choosing or removing a picture clears its problem. */
const imageIsRight = has(({ problems }: Content) => ({
  problems: besides(problems, { image: null, form: null }),
}))
const imageIsWrong = (problem: string) =>
  has(({ problems }: Content) => ({ problems: { ...problems, image: problem } }))
const types = (typed: Partial<Content['form']>) =>
  stays(
    has((facts: Content) => {
      // A problem of the whole form stays until anything is changed.
      const problems = besides(facts.problems, { ...typed, form: null })
      return { form: { ...facts.form, ...typed }, problems, alert: saidWith({ ...facts, problems }) }
    }),
  )
const isSummerListed = ({ slides }: Content) => slides.includes('Summer is loud')
const opened = {
  slide: 'Summer is loud',
  problems: {},
  image: null,
  removesImage: false,
  alert: null,
  isCancelled: false,
}
const placeOf = (slides: string[]) => String(slides.indexOf('Summer is loud') + 1)
const opens = (dialog: string) => [
  when(
    isSummerListed,
    to(
      dialog,
      has(({ slides }: Content) => ({ ...opened, form: { ...summer, order: placeOf(slides) } })),
    ),
  ),
  refused,
]
const draft = ({ form, image, removesImage }: Content) => ({ ...form, image: image && poster, removesImage })
const asksForList = asks('listSlides')
const first = { slides: ['Summer is loud', 'Learn something by Sunday'], seen: ['1', '2'] }
const second = { slides: ['Learn something by Sunday', 'Summer is loud'], seen: ['2', '1'] }
const asksForOrder = asks('orderSlides', ({ slides, seen }: Content) => ({
  ids: slides[0] === 'Summer is loud' ? first.seen : second.seen,
  seen,
}))
const both = { first, second }
const moves = (where: 'first' | 'second', ...saves: Parameters<typeof to>) => {
  const { slides } = both[where]
  const place = `Summer is loud is now number ${where === 'first' ? 1 : 2} of 2.`
  return [
    when(
      (facts: Content) => facts.slides.length === 2 && isSummerListed(facts) && facts.slides[0] !== slides[0],
      to(...saves, has({ slides, place })),
    ),
    refused,
  ]
}
const isAsOpened = ({ slide, slides, form, image, removesImage }: Content) => {
  const before = slide === null ? empty : { ...summer, order: placeOf(slides) }
  return image === null && !removesImage && isDeepStrictEqual(form, before)
}
const isTooLarge = has({ problems: { order: 'This must be at most 999999.' } })
const isUnfit = has({ problems: { image: 'Only JPG, PNG, WebP or GIF pictures can be uploaded.' } })
const isEnough = has({ problems: { form: 'Please try again tomorrow.' } })
const closes = to('dialog.closed', has({ alert: null }))

const notListed = (problem: string) => to('list.failed', has({ slides: [], seen: [], problem }))

const choosing = {
  'image.choose (a picture)': stays(
    has((facts: Content) => ({ image: 'poster.jpg', removesImage: false, alert: saidWith(facts) })),
    imageIsRight,
  ),
  'image.choose (a PDF)': stays(imageIsWrong('notes.pdf is not a JPG, PNG, WebP or GIF picture')),
  'image.choose (one too large to read)': stays(imageIsWrong('poster.jpg cannot be read as a picture')),
}

/**
 * Specification, section 2 "Admin Homepage Content"; section 4 "Homepage content modal"; sections 5 and 8
 * "Homepage content".
 */
export const homepageContentTable = table({
  start: to(
    'list.loading',
    'dialog.closed',
    has({
      slides: [],
      seen: [],
      place: '',
      problem: '',
      slide: null,
      form: empty,
      problems: {},
      image: null,
      removesImage: false,
      alert: null,
      isCancelled: false,
    }),
    asksForList,
  ),
  'list.loading': {
    'listSlides succeeds (two)': to('list.listed.kept', has({ ...first, place: '' })),
    'listSlides succeeds (none)': to('list.listed.kept', has({ slides: [], seen: [], place: '' })),
    'listSlides fails': notListed('Failed to fetch contents'),
    'listSlides fails (too often)': notListed('Too many requests. Please try again in 30 seconds.'),
  },
  'list.failed': {
    retry: to('list.loading', asksForList),
  },
  // Beyond the specification: a move is shown and announced at once. Moves made during a save are saved
  // afterwards.
  'list.listed.kept': {
    'slide.move (Summer is loud, second)': moves('second', 'list.listed.saving', asksForOrder),
    'slide.move (Summer is loud, first)': moves('first', 'list.listed.saving', asksForOrder),
  },
  'list.listed.saving': {
    'slide.move (Summer is loud, second)': moves('second'),
    'slide.move (Summer is loud, first)': moves('first'),
    'orderSlides succeeds (Summer is loud, second)': [
      when({ slides: second.slides }, to('list.listed.kept', has({ seen: second.seen }))),
      to('list.listed.saving', has({ seen: second.seen }), asksForOrder),
    ],
    'orderSlides succeeds (Summer is loud, first)': [
      when({ slides: first.slides }, to('list.listed.kept', has({ seen: first.seen }))),
      to('list.listed.saving', has({ seen: first.seen }), asksForOrder),
    ],
    'orderSlides fails (stale)': to(
      'list.loading',
      warns('Someone else has changed the slides. This is the current order.'),
      asksForList,
    ),
    'orderSlides fails': to(
      'list.listed.kept',
      has(({ seen }: Content) => ({ ...(seen[0] === '1' ? first : second), place: '' })),
      warns('The new order was not saved. Please try again.'),
    ),
  },
  'dialog.closed': {
    'alert.dismiss': stays(has({ alert: null })),
    'content.add': to('dialog.form', has({ ...opened, slide: null, form: empty })),
    'content.edit (Summer is loud)': opens('dialog.form'),
    'content.delete (Summer is loud)': opens('dialog.confirming'),
    'cancel.undo': [
      when({ isCancelled: false }, refused),
      // Everything typed is still there.
      to('dialog.form', has({ problems: {}, isCancelled: false })),
    ],
  },
  'dialog.form': {
    'form.change (Winter glows)': types(winter),
    'form.change (order 0)': types({ order: '0' }),
    ...choosing,
    'image.fail': [
      when({ image: null }, refused),
      stays(has({ image: null }), imageIsWrong('poster.jpg cannot be read as a picture')),
    ],
    'image.remove': [
      when(
        ({ image }: Content) => image !== null,
        stays(has({ image: null, removesImage: false }), imageIsRight),
      ),
      when(
        ({ slide, removesImage }: Content) => slide !== null && !removesImage,
        stays(has({ removesImage: true }), imageIsRight),
      ),
      refused,
    ],
    'form.submit': [
      when(isMissing, stays(alerts('error', 'Please fill in all required fields'), marks)),
      when(({ form }: Content) => form.order === '0', stays(has({ alert: null }), marks)),
      when({ slide: null }, to('dialog.creating', clears, asks('createSlide', draft))),
      to(
        'dialog.updating',
        clears,
        asks('updateSlide', (facts: Content) => ({ id: '1', ...draft(facts) })),
      ),
    ],
    'form.cancel': [
      when(isAsOpened, closes),
      to('dialog.closed', has({ alert: null, isCancelled: true }), offersUndo),
    ],
    'dialog.close': [when(isAsOpened, closes), to('dialog.leaving')],
  },
  // Beyond the specification: neither a key press nor a click outside the dialog loses typed text.
  'dialog.leaving': {
    'dialog.close': refused,
    // It has been made smaller meanwhile.
    ...choosing,
    'changes.discard': closes,
    'changes.keep': to('dialog.form'),
  },
  'dialog.creating': {
    is: 'busy',
    'dialog.close': refused,
    'createSlide succeeds': to(
      'dialog.closed',
      'list.loading',
      alerts('success', 'Created successfully'),
      asksForList,
    ),
    'createSlide fails': to('dialog.form', alerts('error', 'Failed to create'), clears),
    'createSlide fails (too large an order)': to(
      'dialog.form',
      alerts('error', 'Failed to create'),
      isTooLarge,
    ),
    'createSlide fails (an unfit picture)': to('dialog.form', alerts('error', 'Failed to create'), isUnfit),
    'createSlide fails (enough for today)': to('dialog.form', alerts('error', 'Failed to create'), isEnough),
  },
  'dialog.updating': {
    is: 'busy',
    'dialog.close': refused,
    // The list is updated in place and in order, without another request.
    'updateSlide succeeds': to(
      'dialog.closed',
      has({ slides: ['Learn something by Sunday', 'Winter glows'], seen: ['2', '1'] }),
      alerts('success', 'Updated successfully'),
    ),
    'updateSlide fails': to('dialog.form', alerts('error', 'Something went wrong. Try again'), clears),
    'updateSlide fails (too large an order)': to(
      'dialog.form',
      alerts('error', 'Something went wrong. Try again'),
      isTooLarge,
    ),
    'updateSlide fails (an unfit picture)': to(
      'dialog.form',
      alerts('error', 'Something went wrong. Try again'),
      isUnfit,
    ),
  },
  'dialog.confirming': {
    'deletion.confirm': to('dialog.deleting', asks('deleteSlide', { id: '1' })),
    'dialog.close': closes,
  },
  'dialog.deleting': {
    is: 'busy',
    'dialog.close': refused,
    'deleteSlide succeeds': to(
      'dialog.closed',
      has({ slides: ['Learn something by Sunday'], seen: ['2'] }),
      alerts('success', 'Content deleted successfully'),
    ),
    'deleteSlide fails': to('dialog.confirming', alerts('error', 'Something went wrong. Try again')),
  },
})
