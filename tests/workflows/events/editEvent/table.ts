import type { DraftImage, OwnEvent } from '../../../../machines/domain.ts'
import type { EventForm } from '../../../../machines/events/eventForm.ts'
import {
  asks,
  does,
  has,
  refused,
  says,
  stays,
  table,
  to,
  warns,
  when,
} from '../../../support/workflow/table.ts'
import { trouble } from '../../../support/workflow/cases.ts'
import { ownJazz, stage } from '../../fixtures.ts'
import { stillSaid } from '../stillSaid.ts'

interface Known {
  /** The fields that differ from the event. */
  typed: Partial<EventForm>
  deletedImages: string[]
  images: DraftImage[]
  scope: string
  problem: string | null
  faulty: string[]
}

export const savedJazz: OwnEvent = {
  ...ownJazz,
  title: 'Jazz at Night',
  approvalStatus: 'PENDING',
  isPublished: false,
}

const keeps = does('keepDraft', ({ typed, deletedImages, images }: Known) => ({
  form: 'editEvent 7',
  content: { changes: sentOf(typed), deletedImages },
  images,
}))
const drops = does('dropDraft', { form: 'editEvent 7' })

/** A stored draft. The picture that it marks for deletion no longer exists. */
export const keptEdit = {
  keptAt: '2031-05-20T09:30:00.000Z',
  content: { changes: { title: 'Jazz at Night', registerLink: '' }, deletedImages: ['jazz-zero'] },
  images: [],
}

const opens = to('open.choices.loading', 'open.form.filling', asks('listChoices'))

const fine = { problem: null, faulty: [] }
const asItStands = {
  title: 'Jazz under the Bridge',
  categories: [],
  typed: {},
  deletedImages: [],
  images: [],
  scope: 'THIS',
  ...fine,
}
/** Coordinates leave with the place that they came with. */
const noCoordinates = ({ venue, location }: Partial<EventForm>) =>
  venue === undefined && location === undefined ? {} : { locationDetails: '' }
const types = (changes: Partial<EventForm>) =>
  stays(
    has((facts: Known) => ({
      typed: { ...facts.typed, ...changes, ...noCoordinates(changes) },
      ...stillSaid(facts, changes),
    })),
    keeps,
  )
const alerts = (problem: string, ...faulty: string[]) => stays(has({ problem, faulty }))

/** Values on each side of a rule: what is typed, and the problem if it cannot be sent. */
export const edges: [typed: Partial<EventForm>, problem?: string][] = [
  [{ title: ' Jazz ' }],
  [{ title: ' Jazz under the Bridge ' }],
  [{ location: '' }, 'Please fill in the following required fields: Location'],
  [{ location: '', venue: 'A Zoom call' }],
  [{ location: 'Lima, Peru' }],
  [{ eventDate: '2031-05-20' }],
  [{ eventDate: '2031-05-19' }, 'Event date cannot be before today'],
  [{ startTime: 'noon' }, 'Enter a time like 6:30 PM.'],
  [{ endTime: '' }],
  [{ endTime: '18:00' }, 'End time must be later than start time'],
  [{ endTime: '02:00' }],
  [{ endTime: '06:01' }, 'End time must be later than start time'],
  [{ endTime: '02:00', endDate: '2031-06-14' }, 'End time must be later than start time'],
  [{ endDate: '2031-06-16' }],
  [{ endDate: '2031-06-13' }, 'End date cannot be before the event date'],
  [{ endDate: '2031-07-15' }, 'An event can last at most 30 days'],
  [{ endTime: '', endDate: '2031-06-15' }, 'An event that ends on another day needs an end time'],
  [{ timeZone: 'America/New_York' }],
  [{ eventDate: '2031-05-20', timeZone: 'Pacific/Kiritimati' }, 'Event date cannot be before today'],
  [{ startTime: '02:30', eventDate: '2032-03-28' }, 'The clocks skip this time on that day'],
  [{ registerLink: ' ' }],
  [{ registerLink: 'jazz' }, 'Registration Link must be a web address, such as https://example.org'],
]
export const edge = (typed: Partial<EventForm>) => JSON.stringify(typed)

/** An end at 2:00 is on the next day, unless a last day was chosen. */
const lastDayOf = ({ endTime, endDate }: Partial<EventForm>) =>
  endTime === '02:00' && endDate === undefined ? { endDate: '2031-06-15' } : {}

/** Spaces around a text are not sent, and do not count as a change; nor is the hidden field of an online venue. */
const sentOf = (typed: Partial<EventForm>) => {
  const { endDate, locationDetails, ...visible } = typed
  const others = locationDetails === undefined || typed.venue ? visible : { ...visible, locationDetails }
  const isOther = endDate !== undefined && endDate !== ownJazz.eventDate
  const fields = { ...others, ...(isOther ? { endDate } : {}), ...lastDayOf(typed) }
  const sent = Object.entries(fields).map(([name, text]) => [name, text.trim()])
  return Object.fromEntries(sent.filter(([, text]) => text !== ownJazz.title)) as Partial<EventForm>
}

export const isUntouched = ({ typed, deletedImages, images }: Known) =>
  Object.keys(sentOf(typed)).length + deletedImages.length + images.length === 0

export const extra = (index: number): DraftImage => ({
  ...stage,
  key: `extra-${index}`,
  name: `extra-${index}.png`,
})

export const nine = Array.from({ length: 9 }, (_, index) => extra(index))

/** Adds at most ten pictures in all, including the two of the event. */
const adds = (...chosen: DraftImage[]) =>
  stays(
    has((facts: Known) => {
      const { deletedImages, images } = facts
      const room = 10 - (2 - deletedImages.length + images.length)
      const names = chosen.slice(room).map(({ name }) => name)
      return {
        images: [...images, ...chosen.slice(0, room)],
        ...(names.length === 0
          ? stillSaid(facts, { images })
          : { problem: `Maximum 10 images. Not added: ${names.join(', ')}`, faulty: ['images'] }),
      }
    }),
    keeps,
  )

const choosing = {
  'images.add (one)': adds(stage),
  'images.add (nine)': adds(...nine),
  'images.add (a PDF, and one too large to read)': keeps(
    alerts('notes.pdf is not a JPG, PNG or WebP picture. huge.jpg cannot be read as a picture', 'images'),
  ),
}

/** Specification, sections 2 "Edit form", 4 "My Events modal", 5 "Edit event" and 8 "Edit event". */
export const editEventTable = table({
  start: {
    '': to('looking', has(asItStands), asks('findDraft', { form: 'editEvent 7' })),
    'after Undo': keeps(has({ ...asItStands, typed: { title: 'Jazz at Night', registerLink: '' } })(opens)),
  },
  looking: {
    'findDraft succeeds (none)': opens,
    'findDraft succeeds (another title and no link)': to('offered'),
    'findDraft fails': does('log', { error: trouble })(opens),
    'form.leave': to('left'),
    'dialog.close': to('closed'),
  },
  offered: {
    'draft.continue': has({ typed: { title: 'Jazz at Night', registerLink: '' } })(opens),
    'draft.startAnew': drops(opens),
    'form.leave': to('left'),
    'dialog.close': to('closed'),
  },
  'open.choices.loading': {
    'listChoices succeeds': to('open.choices.loaded', has({ categories: ['Music', 'Technology'] })),
    'listChoices fails': to('open.choices.failed', warns('Failed to load event types and categories')),
  },
  'open.choices.failed': {
    'choices.retry': to('open.choices.loading', asks('listChoices')),
  },
  'open.form.filling': {
    'form.change (title and link)': types({ title: 'Jazz at Night', registerLink: '' }),
    'form.change (no title)': types({ title: '' }),
    'form.change (an online venue)': types({ venue: 'A Zoom call' }),
    ...Object.fromEntries(
      edges.map(([typed]) => [`form.change (${edge(typed)})`, when(isUntouched, types(typed))]),
    ),
    ...choosing,
    'image.remove (a stored one)': stays(
      has((facts: Known) => ({ deletedImages: ['jazz-one'], ...stillSaid(facts, { images: null }) })),
      keeps,
    ),
    'image.remove (a new one)': stays(
      has((facts: Known) => ({
        images: facts.images.filter(({ key }) => key !== 'stage'),
        ...stillSaid(facts, { images: null }),
      })),
      keeps,
    ),
    'image.fail': [
      when(({ images }: Known) => !images.some(({ key }) => key === 'stage'), refused),
      stays(
        has(({ problem, faulty }: Known) => ({
          images: [],
          // Follows the problem that is already shown.
          problem: [
            problem && faulty[0] === 'images' ? `${problem.replace(/\.$/, '')}. ` : '',
            'stage.png cannot be read as a picture',
          ].join(''),
          faulty: ['images'],
        })),
        keeps,
      ),
    ],
    // The parent machine receives the typed values.
    'form.cancel': [when(isUntouched, to('left', drops)), to('cancelled', drops)],
    // Beyond the specification: the browser's Back asks first, like every other way out.
    'form.leave': [when(isUntouched, to('left')), to('open.form.goingBack')],
    // Beyond the specification: the dates of its series to which the changes apply.
    'scope.change': stays(has({ scope: 'ALL' })),
    'form.save': [
      ...edges.flatMap(([typed, problem]) =>
        problem === undefined
          ? []
          : when(
              { typed: { ...typed, ...noCoordinates(typed) } },
              alerts(problem, Object.keys(typed)[0] ?? ''),
            ),
      ),
      when({ typed: { title: '' } }, alerts('Please fill in the following required fields: Title', 'title')),
      to(
        'open.form.saving',
        has(fine),
        asks('updateEvent', ({ typed, deletedImages, images, scope }: Known) => ({
          eventId: '7',
          changes: sentOf(typed),
          deletedImages,
          images,
          ...(scope === 'ALL' ? { scope } : {}),
        })),
      ),
    ],
    'dialog.close': [when(isUntouched, to('closed')), to('open.form.closing')],
  },
  'open.form.goingBack': {
    is: 'leaving',
    // A picture has been made smaller meanwhile.
    ...choosing,
    'changes.discard': to('left', drops),
    'changes.keep': to('open.form.filling'),
  },
  'open.form.closing': {
    is: 'leaving',
    ...choosing,
    'changes.discard': to('closed', drops),
    'changes.keep': to('open.form.filling'),
  },
  'open.form.saving': {
    is: 'busy',
    'updateEvent succeeds': to('saved', says('Updated successfully'), drops, has({ title: 'Jazz at Night' })),
    'updateEvent fails (no answer)': to(
      'open.form.filling',
      warns('An error occurred while updating. Please try again.'),
      has(fine),
    ),
    'updateEvent fails (refused)': to(
      'open.form.filling',
      warns('Update failed. Please try again.'),
      has({ problem: 'Choose a later day.', faulty: ['eventDate'] }),
    ),
    'updateEvent fails (a damaged picture)': to(
      'open.form.filling',
      warns('Update failed. Please try again.'),
      has({ problem: 'stage.png: This picture is damaged and cannot be read.', faulty: ['images'] }),
    ),
    'updateEvent fails (limited meanwhile)': to(
      'open.form.filling',
      warns('Update failed. Please try again.'),
      has({
        problem: 'A superadmin limited who can see this event. The garden is private.',
        faulty: ['visibility'],
      }),
    ),
    'updateEvent fails (decided meanwhile)': to(
      'open.form.filling',
      warns('Update failed. Please try again.'),
      has({ problem: 'This event has just been decided about.', faulty: [] }),
    ),
  },
})
