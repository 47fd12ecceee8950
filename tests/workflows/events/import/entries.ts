import type {
  ImportedItem,
  ImportItem,
  ImportPreview,
  ImportSettings,
} from '../../../../machines/events/importing/importMachine.ts'

export const settings: ImportSettings = {
  addresses: true,
  categories: [{ id: '5', name: 'Music' }],
  eventTypes: [{ id: '2', name: 'Concert' }],
}

const entry = (uid: string, title: string, more: Partial<ImportItem> = {}): ImportItem => ({
  uid,
  action: 'NEW',
  event: {
    title,
    eventDate: '2031-06-14',
    startTime: '18:00:00',
    endDate: null,
    endTime: null,
    timeZone: 'Europe/Berlin',
    venue: 'Stadtgarten',
    location: 'Cologne',
    isOnline: false,
    lifecycle: 'SCHEDULED',
  },
  problems: [],
  isFloating: false,
  changed: [],
  alike: null,
  chosen: true,
  note: null,
  ...more,
})

export const preview: ImportPreview = {
  id: 'k1',
  items: [
    entry('jazz@x', 'Open-air jazz', { alike: { id: '7', title: 'Jazz under the Bridge' } }),
    entry('choir@x', 'Open choir', { action: 'CHANGED', isFloating: true, changed: ['start_time'] }),
    entry('fair@x', 'Harbour fair', {
      action: 'INVALID',
      chosen: false,
      isFloating: true,
      problems: [{ field: 'venue', texts: ['This field is required.'] }],
    }),
    entry('old@x', 'Spring fair', { action: 'PAST', chosen: false, note: 'It has begun already.' }),
    entry('diary@x', 'Dentist', { chosen: false, note: 'It is marked as private.' }),
  ],
  past: 1590,
  more: 12,
  isPart: true,
}

export const nothingIn: ImportPreview = { id: 'k2', items: [], past: 3, more: 0, isPart: false }

export const results: ImportedItem[] = [
  { uid: 'jazz@x', outcome: 'CREATED', event: { id: '31', title: 'Open-air jazz' }, problems: [] },
  {
    uid: 'choir@x',
    outcome: 'REFUSED',
    event: null,
    problems: [{ field: 'event_date', texts: ['Event date cannot be before today.'] }],
  },
]
