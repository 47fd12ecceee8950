import type { Failure } from '../../../../machines/domain.ts'
import { homepageContentMachine } from '../../../../machines/homepage/homepageContentMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { poster, slides, tooOften } from '../../fixtures.ts'
import { homepageContentTable } from './table.ts'

const winter = { heading: 'Winter glows', description: 'Lights.', date: '2031-12-05', place: 'Graz' }
const tooLarge: Failure = {
  code: 'BAD_USER_INPUT',
  message: 'This must be at most 999999.',
  fields: { order: ['This must be at most 999999.'] },
}
const unfit: Failure = {
  code: 'BAD_USER_INPUT',
  message: 'Only JPG, PNG, WebP or GIF pictures can be uploaded.',
  fields: { image: ['Only JPG, PNG, WebP or GIF pictures can be uploaded.'] },
}
/** The older of two slides with equal numbers comes first. */
const two = slides.slice(0, 2).map((slide) => Object.assign({}, slide, { order: 1 }))
const [, summer = { id: '', image: null }] = two

export const homepageContent = modelOf(homepageContentMachine, homepageContentTable, {
  facts: ({
    slides: listed,
    seen,
    place,
    problem,
    slide,
    form,
    problems,
    image,
    removesImage,
    alert,
    isCancelled,
  }) => ({
    slides: listed.map(({ heading }) => heading),
    seen,
    place,
    problem,
    slide: slide?.heading ?? null,
    form,
    problems,
    image: image?.name ?? null,
    removesImage,
    alert,
    isCancelled,
  }),
  happens: (label, { leaves, facts }) => {
    // Undo is offered only for a few seconds, and not after another dialog was opened.
    if (leaves.includes('dialog.closed') && facts.isCancelled)
      return label === 'cancel.undo' || (label === 'content.add' && 'tried')
    // While the list is loading, a path only waits for it.
    if (leaves.includes('list.loading')) return label.startsWith('listSlides')
    if (leaves.includes('list.failed')) return label === 'retry'
    if (label.startsWith('slide.move') && !isQuiet(leaves, facts)) return false
    if (leaves.includes('list.listed.saving')) return isOfOrder(label, facts)
    // A changed order makes no difference to other events.
    if ((facts.place !== '' || facts.slides[1] === 'Summer is loud') && !label.startsWith('slide.move'))
      return false
    // A changed heading makes no difference to a slide.
    if (/^content\.(edit|delete)/.test(label) && facts.slides.includes('Winter glows')) return false
    // A picture chosen for one slide must not appear in the dialog of the next one.
    if (label === 'changes.discard') return facts.image !== null || 'tried'
    if (label === 'content.add' && facts.image !== null) return 'tried'
    if (label.endsWith('(an unfit picture)')) return facts.image !== null
    // A problem of a picture ends a path.
    const isSaid = facts.alert !== null || facts.problems.image !== undefined
    if (leaves.includes('dialog.leaving') && label.startsWith('image.choose'))
      return !isSaid && facts.image === null && (!label.endsWith('(a PDF)') || 'tried')
    if (label === 'image.choose (a PDF)') return !isSaid && facts.image === null
    if (label === 'image.choose (one too large to read)')
      return leaves.includes('dialog.form') && !isSaid && 'tried'
    if (leaves.includes('dialog.form') && / (picture|side)$/.test(facts.problems.image ?? '')) return false
    return label !== 'alert.dismiss' || facts.alert !== null
  },
  cases: [
    named('Summer is loud, second', { type: 'slide.move', id: '1', to: 1 }),
    named('Summer is loud, first', { type: 'slide.move', id: '1', to: 0 }),
    named('Summer is loud, second', done('orderSlides', two)),
    named('Summer is loud, first', done('orderSlides', two.toReversed())),
    named('stale', failed('orderSlides', { code: 'CONFLICT' })),
    failed('orderSlides'),
    named('two', done('listSlides', two)),
    named('none', done('listSlides', [])),
    failed('listSlides'),
    named('too often', failed('listSlides', tooOften)),
    { type: 'retry' },
    { type: 'content.add' },
    named('Summer is loud', { type: 'content.edit', id: '1' }),
    named('Summer is loud', { type: 'content.delete', id: '1' }),
    named('Winter glows', { type: 'form.change', changes: { order: '3', ...winter } }),
    named('order 0', { type: 'form.change', changes: { order: '0' } }),
    named('a picture', { type: 'image.choose', image: poster }),
    named('one too large to read', { type: 'image.choose', image: { ...poster, size: 10_000_001 } }),
    named('a PDF', {
      type: 'image.choose',
      image: { ...poster, name: 'notes.pdf', type: 'application/pdf' },
    }),
    { type: 'image.fail' },
    { type: 'image.remove' },
    { type: 'form.submit' },
    { type: 'deletion.confirm' },
    { type: 'form.cancel' },
    { type: 'cancel.undo' },
    { type: 'dialog.close' },
    { type: 'changes.discard' },
    { type: 'changes.keep' },
    { type: 'alert.dismiss' },
    done('createSlide'),
    failed('createSlide'),
    named('too large an order', failed('createSlide', tooLarge)),
    named('an unfit picture', failed('createSlide', unfit)),
    named(
      'enough for today',
      failed('createSlide', { code: 'RATE_LIMITED', message: 'Please try again tomorrow.' }),
    ),
    done('updateSlide', { id: summer.id, image: summer.image, order: 3, ...winter }),
    failed('updateSlide'),
    named('too large an order', failed('updateSlide', tooLarge)),
    named('an unfit picture', failed('updateSlide', unfit)),
    done('deleteSlide'),
    failed('deleteSlide'),
  ],
})

/** The walk moves slides only while no dialog is open and no alert is shown. */
function isQuiet(leaves: string[], { slides, alert }: { slides: string[]; alert: unknown }) {
  return leaves.includes('dialog.closed') && alert === null && !slides.includes('Winter glows')
}

/**
 * The service confirms the requested order. With two slides, that is always the reverse of its current order.
 */
function isOfOrder(label: string, { seen }: { seen: string[] }) {
  if (label.startsWith('orderSlides succeeds')) return label.includes('second') === (seen[0] === '1')
  return label.startsWith('orderSlides') || label.startsWith('slide.move')
}
