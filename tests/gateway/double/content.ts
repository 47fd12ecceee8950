import type { Answers, Handler } from '../double.ts'
import { picture } from './picture.ts'

const created = '2027-01-02T10:00:00.000Z'
const concert = { id: 2, name: 'Concert', description: 'On a stage.', created_at: created }
const walk = { id: 3, name: 'Walk', description: null, created_at: created }
const foreignConcert = {
  ...concert,
  id: '2',
  created_at: '2027-01-02T15:30:00+05:30',
}
const foreignCatalog = [foreignConcert, { id: '3', name: 'Walk', created_at: '2027-01-02T10:00:00Z' }]

const slide = {
  id: 1,
  order: 1,
  heading: 'Spring',
  description: 'Out again.',
  date: '2027-04-01',
  place: 'Pune',
}
const { id: _id, order: _order, ...sizes } = picture
const ourSlide = { ...slide, ...sizes }
const foreignSlide = {
  ...slide,
  id: '1',
  order: '1',
  date: '2027-04-01T00:00:00Z',
  image_url: '/media/a.jpg',
}

const place = {
  name: 'Köln',
  formatted_address: 'Köln, Germany',
  geometry: { location: { lat: 50.9, lng: 6.9 } },
}
const foreignPlace = { ...place, geometry: { location: { lat: '50.9', lng: '6.9' } } }

const empty = () => new Response(null, { status: 204 })
const edits = '/common/superadmin/homepage-content'

/** One of the lists of the catalog, with its writes. */
const catalogAt = (path: string): Record<string, Handler> => ({
  [`GET ${path}`]: () => ({ status: true, data: [concert, walk] }),
  [`POST ${path}`]: () => Response.json({ status: true, data: concert }, { status: 201 }),
  [`PATCH ${path}2/`]: () => ({ status: true, data: concert }),
  [`DELETE ${path}2/`]: empty,
})

const reason = { id: 4, text: 'No address.' }
const reasons = '/common/reject-reasons/'

/** Categories, types, slides, places and ready-made reasons. */
export const contentAnswers: Answers = {
  ours: {
    [`GET ${reasons}`]: () => ({ status: true, data: [reason] }),
    [`POST ${reasons}`]: () => Response.json({ status: true, data: reason }, { status: 201 }),
    [`PATCH ${reasons}4/`]: () => ({ status: true, data: reason }),
    [`DELETE ${reasons}4/`]: empty,
    ...catalogAt('/common/categories/'),
    ...catalogAt('/common/types/'),
    'GET /common/homepage-content/': () => ({ status: true, data: [ourSlide] }),
    [`POST ${edits}/create/`]: () => Response.json({ status: true, data: ourSlide }, { status: 201 }),
    [`PATCH ${edits}/1/update/`]: () => ({ status: true, data: ourSlide }),
    [`PATCH ${edits}/order/`]: () => ({ status: true, data: [ourSlide] }),
    [`DELETE ${edits}/1/delete/`]: () => ({ status: true }),
    'GET /common/geocode/': () => ({ success: true, data: { geocodingResults: [place] } }),
  },
  foreign: {
    [`GET ${reasons}`]: () => ({ results: [{ ...reason, id: '4' }] }),
    [`POST ${reasons}`]: () => Response.json({ success: true }, { status: 201 }),
    [`PATCH ${reasons}4/`]: () => ({ reason }),
    [`DELETE ${reasons}4/`]: empty,
    'GET /common/categories/': () => ({ results: foreignCatalog }),
    'POST /common/categories/': () => foreignConcert,
    'PATCH /common/categories/2/': () => ({ data: { category: foreignConcert } }),
    'DELETE /common/categories/2/': () => ({ status: true }),
    // Writes only confirm that they are done.
    'GET /common/types/': () => foreignCatalog,
    'POST /common/types/': () => Response.json({ success: true }, { status: 201 }),
    'PATCH /common/types/2/': empty,
    'DELETE /common/types/2/': () => new Response('', { status: 200 }),
    'GET /common/homepage-content/': () => [foreignSlide],
    [`POST ${edits}/create/`]: () => true,
    [`PATCH ${edits}/1/update/`]: () => ({ message: 'done' }),
    [`PATCH ${edits}/order/`]: () => [foreignSlide],
    [`DELETE ${edits}/1/delete/`]: empty,
    'GET /common/geocode/': () => ({ results: [foreignPlace] }),
  },
}
