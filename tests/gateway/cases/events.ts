import { origin } from '../double/origin.ts'
import type { Case } from './case.ts'

export const card = `
  fragment Card on Event {
    id slug title content eventDate startTime endTime venue location locationDetails latitude longitude registerLink isOnline isPublished
    category { id name description } eventType { id name } author { fullName } isFavorite viewCount createdAt tags accessibilityNotes
    galleryImages { id url order }
  }`

export const expectedCard = {
  id: '7',
  slug: 'harbour-concert',
  title: 'Harbour concert',
  content: 'Bring a blanket.',
  eventDate: '2027-06-01',
  startTime: '18:30:00',
  endTime: null,
  venue: 'Old Harbour',
  location: 'Lisbon',
  locationDetails: '38.7,-9.1',
  latitude: 38.7,
  longitude: -9.1,
  registerLink: null,
  isOnline: false,
  isPublished: true,
  category: { id: '5', name: 'Music', description: null },
  eventType: { id: '2', name: 'Concert' },
  author: { fullName: 'Asha Rao' },
  isFavorite: true,
  viewCount: 12,
  createdAt: '2027-05-01T10:00:00.000Z',
  tags: ['music', 'outdoor'],
  accessibilityNotes: 'Ramp at the north door.',
  galleryImages: [{ id: '3', url: `${origin}/media/a.jpg`, order: 0 }],
}

const input = `{
  title: "Harbour concert", eventType: "2", category: "5", eventDate: "2027-06-01", startTime: "18:30", isOnline: false
}`

export const eventCases: Case[] = [
  [
    `{ events(filter: { date: "2027-06-01", dateFrom: "2027-06-01", dateTo: "2027-06-02", location: "Lisbon" }) { results { ...Card } previous } } ${card}`,
    { events: { results: [expectedCard], previous: null } },
  ],
  [`{ event(id: "7") { ...Card } } ${card}`, { event: expectedCard }],
  [
    `{ myEvents { results { ...Card } count next previous } } ${card}`,
    { myEvents: { results: [expectedCard], count: 1, next: null, previous: null } },
  ],
  [`{ pendingEvents { ...Card } } ${card}`, { pendingEvents: [expectedCard] }],
  [
    `{ pendingEventPage { results { ...Card } count next previous } } ${card}`,
    { pendingEventPage: { results: [expectedCard], count: 1, next: null, previous: null } },
  ],
  [
    `{ favorites { results { event { ...Card } } count } } ${card}`,
    { favorites: { results: [{ event: expectedCard }], count: 1 } },
  ],
  [`mutation { createEvent(input: ${input}) { ...Card } } ${card}`, { createEvent: expectedCard }],
  [
    `mutation u($images: [File!]!) {
      updateEvent(id: "7", input: { title: "Harbour concert", endTime: null }, deletedImages: ["3"], images: $images, idempotencyKey: "edit-1") { ...Card }
    } ${card}`,
    { updateEvent: expectedCard },
    { images: [new File([new Uint8Array([1, 2, 3])], 'harbour.png', { type: 'image/png' })] },
  ],
  [
    '{ eventHistory(eventId: "7") { id at by fullName action reason changed } }',
    {
      eventHistory: [
        {
          id: '31',
          at: '2027-05-02T10:00:00.000Z',
          by: 'AUTHOR',
          fullName: 'Asha Rao',
          action: 'propose',
          reason: null,
          changed: ['startTime', 'galleryImages'],
        },
      ],
    },
  ],
  ['{ eventProposal(eventId: "7") { title } }', { eventProposal: { title: 'Harbour ball' } }],
  [
    'mutation { changeLifecycle(id: "7", lifecycle: POSTPONED, reason: "Storm warning.") { id title } }',
    { changeLifecycle: { id: '7', title: 'Harbour concert' } },
  ],
  ['{ seriesDates(eventId: "7") { id title } }', { seriesDates: [{ id: '7', title: 'Harbour concert' }] }],
  [
    'mutation { repeatEvent(id: "7", frequency: WEEKLY, interval: 1, count: 8, except: ["2027-06-08"]) { id title } }',
    { repeatEvent: [{ id: '7', title: 'Harbour concert' }] },
  ],
  [
    'mutation { extendSeries(eventId: "7", count: 12, except: ["2027-08-03"]) { id title } }',
    { extendSeries: [{ id: '7', title: 'Harbour concert' }] },
  ],
  ['{ importSettings { addresses } }', { importSettings: { addresses: true } }],
  [
    `mutation { previewImport(url: "https://harbour.example/calendar.ics") { id items { uid action problems { field texts } isFloating changed alike { id } chosen note
      event { title eventDate startTime timeZone venue isOnline category { id } lifecycle } } past more isPart } }`,
    {
      previewImport: {
        id: 'k1',
        items: [
          {
            uid: 'ball@harbour.example',
            action: 'INVALID',
            problems: [{ field: 'venue', texts: ['This field is required.'] }],
            isFloating: true,
            changed: [],
            alike: null,
            chosen: false,
            note: 'It is marked as private.',
            event: {
              title: 'Harbour ball',
              eventDate: '2027-06-02',
              startTime: '20:00:00',
              timeZone: 'Europe/Lisbon',
              venue: null,
              isOnline: false,
              category: { id: '5' },
              lifecycle: 'SCHEDULED',
            },
          },
        ],
        past: 3,
        more: 1,
        isPart: true,
      },
    },
  ],
  [
    `mutation { confirmImport(id: "k1", uids: ["ball@harbour.example"], eventType: "2", floatingTimeZone: "Europe/Lisbon", idempotencyKey: "import-1")
      { uid outcome event { id title } problems { field } } }`,
    {
      confirmImport: [
        {
          uid: 'ball@harbour.example',
          outcome: 'CREATED',
          event: { id: '7', title: 'Harbour concert' },
          problems: [],
        },
      ],
    },
  ],
  ['mutation { withdrawProposal(eventId: "7") }', { withdrawProposal: '7' }],
  ['mutation { deleteEvent(id: "7") }', { deleteEvent: '7' }],
  [
    'mutation { decideEvent(id: "7", decision: PUBLISH) { eventId approvalStatus } }',
    { decideEvent: { eventId: '7', approvalStatus: 'PUBLISHED' } },
  ],
  [
    'mutation { saveFavorite(eventId: "7", isFavorite: true) { eventId isFavorite } }',
    { saveFavorite: { eventId: '7', isFavorite: true } },
  ],
  [
    'mutation { saveFavorite(eventId: "7", isFavorite: false) { isFavorite } }',
    { saveFavorite: { isFavorite: false } },
  ],
  ['mutation { recordView(eventId: "7") { eventId } }', { recordView: { eventId: '7' } }],
]
