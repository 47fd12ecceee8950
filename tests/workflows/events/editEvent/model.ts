import { editEventMachine } from '../../../../machines/events/editEvent/editEventMachine.ts'
import type { DraftImage, OwnEvent } from '../../../../machines/domain.ts'
import type { EventForm } from '../../../../machines/events/eventForm.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { seriesOfJazz } from '../seriesDates/model.ts'
import { choices, ownJazz, stage } from '../../fixtures.ts'
import { edge, edges, editEventTable, isUntouched, keptEdit, nine, savedJazz } from './table.ts'

/** The first of two dates. */
export const weeklyJazz: OwnEvent = { ...ownJazz, series: seriesOfJazz }

/** The values of the form for the unchanged event. */
export const standing: EventForm = {
  title: 'Jazz under the Bridge',
  content: 'Four bands, two stages, and the river below.',
  eventType: '1',
  category: '1',
  eventDate: '2031-06-14',
  startTime: '18:00',
  endTime: '23:00',
  endDate: '',
  timeZone: 'Europe/Berlin',
  venue: 'Old Bridge Hall',
  location: 'Cologne, Germany',
  locationDetails: '50.93753,6.96028',
  registerLink: 'https://example.org/jazz',
  accessibilityNotes: 'Step-free by the river door.',
  visibility: 'LINK',
}

const types = (detail: string, changes: Partial<EventForm>) =>
  named(detail, { type: 'form.change' as const, changes })
const adds = (detail: string, ...images: DraftImage[]) =>
  named(detail, { type: 'images.add' as const, images })
const removes = (detail: string, key: string) => named(detail, { type: 'image.remove' as const, key })

interface Situation {
  leaves: string[]
  facts: {
    typed: Partial<EventForm>
    deletedImages: string[]
    images: DraftImage[]
    scope: string
    problem: string | null
    faulty: string[]
  }
}

/**
 * A path first settles the saved draft, then the choices. It saves a changed title, one removed picture and
 * one added picture.
 */
function mayHappen(label: string, { leaves, facts }: Situation) {
  const { typed, deletedImages, images, scope, problem } = facts
  if (!leaves.some((leaf) => leaf.startsWith('open.'))) return true
  if (!leaves.includes('open.choices.loaded')) return /[cC]hoices/.test(label)
  // After a problem, a path only corrects it; everything else behaves as before.
  if (problem !== null) return label === 'form.change (title and link)' && typed.title === ''
  const hasPictures = deletedImages.length + images.length > 0
  const [name = '', detail] = label.split(/ \(|\)/)
  switch (name) {
    case 'scope.change':
      return images.length === 1 && scope === 'THIS'
    case 'form.change':
      if (detail?.startsWith('{'))
        return isUntouched(facts) && leaves.includes('open.form.filling') && 'tried'
      return Object.keys(typed).length === 0 && !hasPictures
    case 'images.add':
      if (!leaves.includes('open.form.filling'))
        return images.length === 0 && typed.title === 'Jazz at Night' && (detail === 'one' || 'tried')
      if (detail === 'one') return deletedImages.length > 0 && images.length === 0
      return Object.keys(typed).length === 0 && !hasPictures
    case 'image.remove':
      return detail === 'a new one' ? images.length === 1 : typed.title === 'Jazz at Night' && !hasPictures
    case 'form.save':
      return images.length === 1 || typed.title === ''
    case 'form.cancel':
    case 'form.leave':
    case 'dialog.close':
      return !hasPictures && typed.title !== ''
    default:
      return true
  }
}

export const editEvent = modelOf(editEventMachine, editEventTable, {
  inputs: {
    '': { event: weeklyJazz, edited: null },
    'after Undo': {
      event: weeklyJazz,
      edited: {
        form: { ...standing, title: 'Jazz at Night', registerLink: '' },
        deletedImages: [],
        images: [],
      },
    },
  },
  facts: ({ event, choices, form, deletedImages, images, scope, problem }) => ({
    title: event.title,
    categories: choices.categories.map(({ name }) => name),
    typed: Object.fromEntries(
      Object.entries(form).filter(([name, value]) => value !== standing[name as keyof EventForm]),
    ) as Partial<EventForm>,
    deletedImages,
    images,
    scope,
    problem: problem && problem.text,
    faulty: problem?.fields ?? [],
  }),
  happens: mayHappen,
  cases: [
    done('listChoices', choices),
    failed('listChoices'),
    { type: 'choices.retry' },
    { type: 'draft.continue' },
    { type: 'draft.startAnew' },
    named('none', done('findDraft', null)),
    named('another title and no link', done('findDraft', keptEdit)),
    failed('findDraft'),
    types('title and link', { title: 'Jazz at Night', registerLink: '' }),
    types('no title', { title: '' }),
    ...edges.map(([typed]) => types(edge(typed), typed)),
    types('an online venue', { venue: 'A Zoom call' }),
    adds('one', stage),
    adds('nine', ...nine),
    adds(
      'a PDF, and one too large to read',
      { key: 'notes', name: 'notes.pdf', size: 1000, type: 'application/pdf', file: null },
      { key: 'huge', name: 'huge.jpg', size: 5_000_001, type: 'image/jpeg', file: null },
    ),
    removes('a stored one', 'jazz-one'),
    removes('a new one', 'stage'),
    { type: 'image.fail', key: 'stage' },
    { type: 'scope.change', scope: 'ALL' },
    { type: 'form.cancel' },
    { type: 'form.leave' },
    { type: 'form.save', now: new Date('2031-05-20T12:00:00Z') },
    { type: 'dialog.close' },
    { type: 'changes.discard' },
    { type: 'changes.keep' },
    done('updateEvent', savedJazz),
    named('no answer', failed('updateEvent', { code: 'NETWORK' })),
    named(
      'refused',
      failed('updateEvent', { code: 'BAD_USER_INPUT', fields: { eventDate: ['Choose a later day.'] } }),
    ),
    named(
      'a damaged picture',
      failed('updateEvent', {
        code: 'BAD_USER_INPUT',
        fields: { images: ['stage.png: This picture is damaged and cannot be read.'] },
      }),
    ),
    named(
      'limited meanwhile',
      failed('updateEvent', {
        code: 'FORBIDDEN',
        fields: { visibility: ['A superadmin limited who can see this event.', 'The garden is private.'] },
      }),
    ),
    named(
      'decided meanwhile',
      failed('updateEvent', { code: 'CONFLICT', message: 'This event has just been decided about.' }),
    ),
  ],
})
