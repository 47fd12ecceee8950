import { origin } from '../double/origin.ts'
import type { Case } from './case.ts'

const createdAt = '2027-01-02T10:00:00.000Z'
const concert = { id: '2', name: 'Concert', description: 'On a stage.', createdAt }
const catalog = [concert, { id: '3', name: 'Walk', description: null, createdAt }]
const entry = '{ id name description createdAt }'
const newEntry = '{ name: " concert ", description: "On a stage." }'

const slide = `{ id order heading description date place image { id url order } }`
const expectedSlide = {
  id: '1',
  order: 1,
  heading: 'Spring',
  description: 'Out again.',
  date: '2027-04-01',
  place: 'Pune',
  image: { id: null, url: `${origin}/media/a.jpg`, order: null },
}
const newSlide = {
  order: 1,
  heading: 'Spring',
  description: 'Out again.',
  date: '2027-04-01',
  place: 'Pune',
}
const photo = new File([new Uint8Array([1, 2, 3])], 'spring.png', { type: 'image/png' })

export const contentCases: Case[] = [
  [`{ categories ${entry} }`, { categories: catalog }],
  [`{ eventTypes ${entry} }`, { eventTypes: catalog }],
  [`mutation { createCategory(input: ${newEntry}) ${entry} }`, { createCategory: concert }],
  [`mutation { updateCategory(id: "2", input: { description: "x" }) ${entry} }`, { updateCategory: concert }],
  ['mutation { deleteCategory(id: "2") }', { deleteCategory: '2' }],
  [`mutation { createEventType(input: ${newEntry}) ${entry} }`, { createEventType: concert }],
  [`mutation { updateEventType(id: "2", input: { name: "x" }) ${entry} }`, { updateEventType: concert }],
  ['mutation { deleteEventType(id: "2") }', { deleteEventType: '2' }],
  ['{ rejectReasons { id text } }', { rejectReasons: [{ id: '4', text: 'No address.' }] }],
  [
    'mutation { createRejectReason(text: "No address.") { id text } }',
    { createRejectReason: { id: '4', text: 'No address.' } },
  ],
  [
    'mutation { updateRejectReason(id: "4", text: "x") { id text } }',
    { updateRejectReason: { id: '4', text: 'No address.' } },
  ],
  ['mutation { deleteRejectReason(id: "4") }', { deleteRejectReason: '4' }],
  [`{ homepageContent ${slide} }`, { homepageContent: [expectedSlide] }],
  [
    `mutation c($input: SlideInput!, $image: File) { createSlide(input: $input, image: $image, idempotencyKey: "slide-1") ${slide} }`,
    { createSlide: expectedSlide },
    { input: newSlide, image: photo },
  ],
  [
    `mutation u($image: File) { updateSlide(id: "1", image: $image) ${slide} }`,
    { updateSlide: expectedSlide },
    { image: photo },
  ],
  [
    `mutation { updateSlide(id: "1", input: { heading: "Spring" }, removeImage: true) ${slide} }`,
    { updateSlide: expectedSlide },
  ],
  [`mutation { orderSlides(ids: ["1"], seen: ["1"]) ${slide} }`, { orderSlides: [expectedSlide] }],
  ['mutation { deleteSlide(id: "1") }', { deleteSlide: '1' }],
  [
    '{ geocode(address: "Köln") { name formattedAddress lat lng } }',
    { geocode: [{ name: 'Köln', formattedAddress: 'Köln, Germany', lat: 50.9, lng: 6.9 }] },
  ],
]
