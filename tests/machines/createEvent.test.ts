import { expect, test } from 'vitest'
import { createEventMachine } from '../../machines/createEventMachine.ts'
import { createEvent } from '../models/createEvent.ts'
import { choices, poster } from '../workflows/fixtures.ts'
import { failed, labelOf } from '../support/outcomes.ts'
import { openStage } from '../support/puppets.ts'
import { outcomes, walked } from '../support/walked.ts'

const blank = {
  title: '',
  content: '',
  eventType: '',
  category: '',
  eventDate: '',
  startTime: '',
  endTime: '',
  isOnline: false,
  venue: '',
  location: '',
  locationDetails: '',
  latitude: null,
  longitude: null,
  registerLink: '',
}
const nowhere = { location: '', locationDetails: '', latitude: null, longitude: null }

const picked = {
  location: 'Cologne, North Rhine-Westphalia, Germany',
  locationDetails: '50.93333,6.95',
  latitude: 50.93333,
  longitude: 6.95,
}

/** The alert that an event leads to, by what a reader of the titles calls it. */
const alerts: Record<string, string> = {
  'event.submit (empty)':
    'Please fill in the following required fields: Title, Event Type, Category, Event Date, Start Time, Venue, Location',
  'event.submit (without date and time)':
    'Please fill in the following required fields: Event Date, Start Time, Venue, Location',
  'event.submit (without a place)': 'Please fill in the following required fields: Venue, Location',
  'event.submit (with a past date)': 'Event date cannot be before today',
  'event.submit (with an end before the start)': 'End time must be later than start time',
  'event.submit (online without a link)': 'Registration Link is required for online events',
  'event.submit (with a link that is none)':
    'Registration Link must be a web address, such as https://example.org',
  'createEvent fails (refused)': 'Choose a later day.',
  'images.add (six)': 'Maximum 5 images',
  'images.add (not a picture)': 'notes.pdf is not an image',
  'images.add (too large)': 'huge.jpg is larger than 5MB',
}

walked(createEvent, {
  events: (stage) => ({
    ...outcomes(createEvent, stage),
    'dialog.open': stage.send,
    'dialog.close': stage.send,
    'draft.discard': stage.send,
    'draft.change': stage.send,
    'mode.choose': stage.send,
    'location.type': stage.send,
    'location.focus': stage.send,
    'location.blur': stage.send,
    'location.pick': stage.send,
    'images.add': stage.send,
    'image.remove': stage.send,
    'section.select': stage.send,
    'section.next': stage.send,
    'section.previous': stage.send,
    'choices.retry': stage.send,
    'event.submit': stage.send,
  }),
  says: {
    'failed.listChoices': 'error: Failed to load event types and categories',
    'done.createEvent': 'success: Event created successfully! It is now waiting for approval.',
    'failed.createEvent': 'error: Failed to create event',
  },
  states: {
    closed: {
      refuses: [{ type: 'dialog.close' }, { type: 'section.next' }],
      holds: ({ draft, images, problem }, { event, before }, { children }) => {
        expect(children['locationSearch']).toBeUndefined()
        if (event?.type === 'dialog.close') expect(draft).toEqual(before?.context.draft)
        else expect([draft, images, problem]).toEqual([blank, [], null])
      },
    },
    'open.choices.loading': { asks: [['listChoices', undefined]] },
    'open.choices.loaded': { holds: (context) => expect(context.choices).toEqual(choices) },
    'open.choices.failed': {},
    'open.section.basicDetails': { refuses: [{ type: 'section.previous' }] },
    'open.section.dateAndTime': {},
    'open.section.venueAndLocation': {},
    'open.section.eventImages': { refuses: [{ type: 'section.next' }] },
    'open.submission.editing': {
      accepts: [
        { type: 'dialog.close' },
        { type: 'draft.discard' },
        { type: 'location.focus' },
        { type: 'location.blur' },
      ],
      holds: ({ draft, images, problem }, { event, before }, { children }) => {
        const was = before?.context.draft ?? blank
        const search = children['locationSearch']?.getSnapshot()
        if (!event) return
        expect(problem).toBe(alerts[labelOf(event)] ?? (changes(event.type) ? null : before?.context.problem))
        if (event.type === 'dialog.open') expect([draft, images]).toEqual([blank, []])
        else if (event.type === 'mode.choose') {
          const venue = was.isOnline ? '' : 'Online Event'
          expect(draft).toEqual({ ...was, ...nowhere, isOnline: !was.isOnline, venue })
          expect(search?.value).toBe('idle')
        } else if (event.type === 'location.type') {
          expect(draft).toEqual({ ...was, ...nowhere, location: 'Cologne' })
          expect([search?.value, search?.context.text]).toEqual(['debouncing', 'Cologne'])
        } else if (event.type === 'location.pick') expect(draft).toEqual({ ...was, ...picked })
        else if (event.type === 'draft.change') expect(draft).toEqual({ ...was, ...event.changes })
        else expect(draft).toEqual(was)
        if (event.type === 'location.blur') expect(search?.value).toBe('idle')
        if (event.type === 'image.remove') expect(images).toEqual([])
        else if (event.type === 'images.add') expect(images).toEqual(alerts[labelOf(event)] ? [] : [poster])
        else expect(images).toEqual(before?.context.images ?? [])
      },
    },
    'open.submission.creating': {
      tags: ['busy'],
      asks: ({ context: { draft, images } }) => [['createEvent', { draft, images, submissionKey: 'first' }]],
      refuses: [
        { type: 'dialog.close' },
        { type: 'draft.discard' },
        { type: 'draft.change', changes: {} },
        { type: 'images.add', images: [poster] },
        { type: 'event.submit', submissionKey: 'second', now: new Date(2031, 4, 20) },
      ],
    },
  },
})

/** What a person changes makes an alert obsolete. */
const changes = (type: string) =>
  ['draft.change', 'mode.choose', 'location.type', 'location.pick', 'images.add', 'image.remove'].includes(
    type,
  )

test('sending again what failed is the same submission, a changed draft is another', async () => {
  const stage = openStage(createEventMachine, undefined)
  const submit = (submissionKey: string) => {
    stage.send({ type: 'event.submit', submissionKey, now: new Date(2031, 4, 20) })
    return stage.asked().find(([actor]) => actor === 'createEvent')?.[1] as object
  }
  stage.send({ type: 'dialog.open' })
  stage.send({ type: 'mode.choose', isOnline: true })
  stage.send({ type: 'draft.change', changes: online })
  stage.send({ type: 'images.add', images: [poster] })
  expect(submit('first')).toMatchObject({ submissionKey: 'first', images: [poster] })
  await stage.settle(failed('createEvent'))
  expect(submit('second')).toMatchObject({ submissionKey: 'first' })
  await stage.settle(failed('createEvent'))
  stage.send({ type: 'draft.change', changes: { title: 'Rust from One' } })
  expect(submit('third')).toMatchObject({ submissionKey: 'third', draft: { title: 'Rust from One' } })
})

const online = {
  title: 'Rust from Zero',
  eventType: '2',
  category: '2',
  eventDate: '2031-05-20',
  startTime: '14:00',
  registerLink: 'https://example.org/rust',
}
