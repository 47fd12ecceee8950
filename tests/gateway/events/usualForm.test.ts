import { expect, test } from 'vitest'
import { RestEvent } from '../../../gateway/events/eventAnswer.ts'
import { ownEvent } from '../../../gateway/events/ownEvent.ts'
import { isUsualEvent } from '../../../gateway/events/usualForm.ts'

const picture = {
  id: 3,
  image: 'http://plaza.test/media/a.jpg',
  order: 0,
  width: 1600,
  height: 900,
  blur: 'data:image/webp;base64,AAAA',
  variants: [{ width: 320, webp: '/media/a-320.webp', avif: '/media/a-320.avif' }],
}
const usual: Record<string, unknown> = {
  id: 7,
  slug: 'open-air-jazz-7',
  title: 'Open-air jazz',
  content: '',
  event_date: '2027-06-01',
  start_time: '18:30:00',
  end_time: null,
  venue: null,
  location: 'Cologne',
  location_details: '50.9375,6.9603',
  register_link: null,
  is_online_event: false,
  event_type: { id: 1, name: 'Concert' },
  event_category: null,
  author: { full_name: 'Asha Rao' },
  gallery_images: [picture],
  is_published: true,
  approval_status: 'published',
  reject_reason: null,
  is_featured: false,
  is_favorite: true,
  event_status: 'upcoming',
  view_count: 4,
  favorite_count: 0,
  days_until_event: -2,
  created_at: '2026-06-15T12:00:00.123456Z',
  updated_at: null,
  registration_deadline: null,
  max_participants: 80,
  tags: 'jazz, open air',
  version: null,
  proposal: null,
}

test('an event as our service sends it has the usual form', () => {
  expect(isUsualEvent(usual)).toBe(true)
})

const values = [
  undefined,
  null,
  '',
  ' ',
  'words',
  '12',
  0,
  1,
  -1,
  1.5,
  1e300,
  Number.NaN,
  true,
  false,
  'true',
  [],
  ['a', 'b'],
  {},
  '2027-06-01',
  '2027-06-01T10:00:00Z',
  '2027-13-01T10:00:00Z',
  '2027-06-01T10:00:00.5Z',
  '2027-06-01T10:00:00+02:00',
  '18:30',
  '18:30:00',
  'pending',
  'today',
  'data:image/png;base64,AA',
  { id: 1, name: 'Music' },
  { id: '1', name: 'Music' },
  { id: 1, name: '' },
  { full_name: 'Asha', email: '' },
  { full_name: 'Asha', email: 'asha@example.org' },
  [{ ...picture, id: null }],
  [{ ...picture, blur: 'x' }],
  [{ ...picture, image: '' }],
  [{ ...picture, variants: null }],
  [{ ...picture, variants: [null] }],
  [{ ...picture, variants: [...picture.variants, { width: 640, webp: '/b-640.webp', avif: '/b-640.avif' }] }],
  [picture, picture],
  ['/media/a.jpg'],
]

test.each([...Object.keys(usual), 'keywords', 'resembles'])(
  'whatever %s is: what has the usual form is read as the schema reads it',
  (field) => {
    const sents = values.map((value): unknown => Object.assign({}, usual, { [field]: value }))
    const taken = sents.filter(isUsualEvent)
    expect(taken.length).toBeGreaterThan(0)
    for (const sent of taken) {
      expect(ownEvent(sent)).toEqual(RestEvent.parse(sent))
    }
  },
)
