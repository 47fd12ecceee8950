import { asks, has, refused, stays, table, tells, to, when } from '../../../support/workflow/table.ts'

interface Known {
  problem: string
  address: string
  listed: string[]
  chosen: string[]
  eventType: string
  category: string
  floatingTimeZone: string
}

const nothing = { problem: '', address: '', listed: [], chosen: [], floatingTimeZone: '', results: [] }
const wasRead = {
  problem: '',
  listed: ['jazz@x', 'choir@x', 'fair@x', 'old@x', 'diary@x'],
  chosen: ['jazz@x', 'choir@x'],
}
const closes = to('idle', has(nothing))
const noCalendar = 'This is no calendar file.'
const otherwise = 'Something went wrong. Please try again.'
const tooOften = 'Too many requests. Please try again in 30 seconds.'

const reading = {
  is: 'busy',
  'previewImport succeeds (five)': to('previewed', has(wasRead)),
  'previewImport succeeds (none)': to('previewed', has({ problem: '', listed: [], chosen: [] })),
  'previewImport fails (no calendar)': to('choosing', has({ problem: noCalendar })),
  'previewImport fails (too often)': to('choosing', has({ problem: tooOften })),
  'previewImport fails (no answer)': to('choosing', has({ problem: otherwise })),
  'import.close': closes,
}

const toggles = (uid: string) =>
  stays(
    has(({ chosen }: Known) => ({
      chosen: chosen.includes(uid) ? chosen.filter((each) => each !== uid) : [...chosen, uid],
    })),
  )

const submits = (floatingTimeZone: string | null) =>
  to(
    'submitting',
    asks('confirmImport', ({ chosen, eventType, category }: Known) => ({
      id: 'k1',
      uids: chosen,
      eventType: eventType || null,
      category: category || null,
      floatingTimeZone,
    })),
  )

/** Beyond the specification: imports events from a calendar, so that nobody has to type them again. */
export const importTable = table({
  start: to(
    'looking',
    has({ ...nothing, takesAddresses: null, eventType: '', category: '' }),
    asks('readImportSettings'),
  ),
  looking: {
    'readImportSettings succeeds': to('idle', has({ takesAddresses: true })),
    'readImportSettings fails (none here)': to('absent'),
    'readImportSettings fails (no answer)': to('absent'),
  },
  absent: {},
  idle: { 'import.open': to('choosing') },
  choosing: {
    'file.choose': to('readingFile', asks('previewImport', { file: 'calendar.ics' })),
    'address.change (page)': stays(has({ address: 'https://fair.example/ ', problem: '' })),
    'address.change (calendar)': stays(has({ address: 'WebCal://fair.example/a.ics', problem: '' })),
    'address.change (words)': stays(has({ address: 'the fair', problem: '' })),
    'address.submit': [
      when(
        { address: 'https://fair.example/ ' },
        to('readingAddress', asks('previewImport', { url: 'https://fair.example/' })),
      ),
      when(
        { address: 'WebCal://fair.example/a.ics' },
        to('readingAddress', asks('previewImport', { url: 'https://fair.example/a.ics' })),
      ),
      stays(has({ problem: 'Enter an address that starts with http:// or https://' })),
    ],
    'import.close': closes,
  },
  readingFile: reading,
  readingAddress: reading,
  previewed: {
    'entry.toggle (jazz)': [when(({ listed }: Known) => listed.length > 0, toggles('jazz@x')), refused],
    'entry.toggle (fair)': refused,
    'entries.toggle': stays(
      has(({ listed, chosen }: Known) => ({
        chosen: chosen.length > 0 || listed.length === 0 ? [] : ['jazz@x', 'choir@x', 'diary@x'],
      })),
    ),
    'type.change': stays(has({ eventType: '2' })),
    'category.change': stays(has({ category: '5' })),
    'zone.change (Lisbon)': stays(has({ floatingTimeZone: 'Europe/Lisbon' })),
    'zone.change (the place)': stays(has({ floatingTimeZone: '' })),
    'import.submit': [
      when(({ chosen }: Known) => chosen.length === 0, refused),
      when({ floatingTimeZone: 'Europe/Lisbon' }, submits('Europe/Lisbon')),
      submits(null),
    ],
    'import.back': to('choosing', has(nothing)),
    'import.close': closes,
  },
  submitting: {
    is: 'busy',
    'confirmImport succeeds': to(
      'imported',
      has({ results: ['CREATED', 'REFUSED'] }),
      tells('list', { type: 'rows.outdated' }),
    ),
    'confirmImport fails (gone)': to('previewed', has({ problem: 'Import not found.' })),
    'confirmImport fails (too often)': to('previewed', has({ problem: tooOften })),
    'confirmImport fails (no answer)': to('previewed', has({ problem: otherwise })),
  },
  imported: { 'import.close': closes },
})
