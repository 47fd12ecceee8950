import type { Answers } from '../double.ts'
import { picture } from './picture.ts'

const catalog = [
  { id: 2, name: 'Concert', description: 'On a stage.' },
  { id: 3, name: 'Walk', description: null },
]
const foreignCatalog = [
  { id: '2', name: 'Concert', description: 'On a stage.' },
  { id: '3', name: 'Walk' },
]

const slide = {
  id: 1,
  order: 1,
  heading: 'Spring',
  description: 'Out again.',
  date: '2027-04-01',
  place: 'Pune',
}
const place = {
  name: 'Köln',
  formatted_address: 'Köln, Germany',
  geometry: { location: { lat: 50.9, lng: 6.9 } },
}
const foreignPlace = {
  formatted_address: 'Köln, Germany',
  geometry: { location: { lat: '50.9', lng: '6.9' } },
}

/** Categories, types, slides and places. */
export const contentAnswers: Answers = {
  ours: {
    'GET /common/categories/': () => ({ status: true, data: catalog }),
    'GET /common/types/': () => ({ status: true, data: catalog }),
    'GET /common/homepage-content/': () => ({
      status: true,
      data: [{ ...slide, ...picture, id: 1, order: 1 }],
    }),
    'GET /common/geocode/': () => ({ success: true, data: { geocodingResults: [place] } }),
  },
  foreign: {
    'GET /common/categories/': () => ({ results: foreignCatalog }),
    'GET /common/types/': () => foreignCatalog,
    'GET /common/homepage-content/': () => [{ ...slide, id: '1', order: '1', image_url: '/media/s.jpg' }],
    'GET /common/geocode/': () => ({ data: { geocodingResults: [foreignPlace] } }),
  },
}
