import type { Case } from './case.ts'

const catalog = [
  { id: '2', name: 'Concert', description: 'On a stage.' },
  { id: '3', name: 'Walk', description: null },
]

export const contentCases: Case[] = [
  ['{ categories { id name description } }', { categories: catalog }],
  ['{ eventTypes { id name description } }', { eventTypes: catalog }],
  [
    '{ homepageContent { id order heading description date place } }',
    {
      homepageContent: [
        {
          id: '1',
          order: 1,
          heading: 'Spring',
          description: 'Out again.',
          date: '2027-04-01',
          place: 'Pune',
        },
      ],
    },
  ],
  [
    '{ geocode(address: "Köln") { formattedAddress lat lng } }',
    { geocode: [{ formattedAddress: 'Köln, Germany', lat: 50.9, lng: 6.9 }] },
  ],
]
