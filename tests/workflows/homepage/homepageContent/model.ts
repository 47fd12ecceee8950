import { homepageContentMachine } from '../../../../machines/homepage/homepageContentMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { poster, slides } from '../../fixtures.ts'
import { homepageContentTable } from './table.ts'

const winter = { heading: 'Winter glows', description: 'Lights.', date: '2031-12-05', place: 'Graz' }
const two = slides.slice(0, 2)
const [, summer = { id: '', image: null }] = two

export const homepageContent = modelOf(homepageContentMachine, homepageContentTable, {
  facts: ({ slides: listed, problem, slide, form, image, removesImage, alert }) => ({
    slides: listed.map(({ heading }) => heading),
    problem,
    slide: slide?.heading ?? null,
    form,
    image: image?.name ?? null,
    removesImage,
    alert,
  }),
  happens: (label, { leaves, facts }) => {
    // While the list is on its way there is nothing else to do in a walk.
    if (leaves.includes('list.loading')) return label.startsWith('listSlides')
    if (leaves.includes('list.failed')) return label === 'retry'
    // Under its new heading it is no other slide than before.
    if (/^content\.(edit|delete)/.test(label) && facts.slides.includes('Winter glows')) return false
    // What is said of a picture is the end of a path.
    if (label === 'image.choose (a PDF)') return facts.alert === null && facts.image === null
    if (leaves.includes('dialog.form') && facts.alert?.text.endsWith(' picture')) return false
    return label !== 'alert.dismiss' || facts.alert !== null
  },
  cases: [
    named('two', done('listSlides', two)),
    named('none', done('listSlides', [])),
    failed('listSlides'),
    { type: 'retry' },
    { type: 'content.add' },
    named('Summer is loud', { type: 'content.edit', id: '1' }),
    named('Summer is loud', { type: 'content.delete', id: '1' }),
    named('Winter glows', { type: 'form.change', changes: { order: '3', ...winter } }),
    named('order 0', { type: 'form.change', changes: { order: '0' } }),
    named('a picture', { type: 'image.choose', image: poster }),
    named('a PDF', {
      type: 'image.choose',
      image: { ...poster, name: 'notes.pdf', type: 'application/pdf' },
    }),
    { type: 'image.fail' },
    { type: 'image.remove' },
    { type: 'form.submit' },
    { type: 'deletion.confirm' },
    { type: 'dialog.close' },
    { type: 'alert.dismiss' },
    done('createSlide'),
    failed('createSlide'),
    done('updateSlide', { id: summer.id, image: summer.image, order: 3, ...winter }),
    failed('updateSlide'),
    done('deleteSlide'),
    failed('deleteSlide'),
  ],
})
