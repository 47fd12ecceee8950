import { createActor, fromTransition } from 'xstate'
import { importMachine } from '../../../../machines/events/importing/importMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { tooOften } from '../../fixtures.ts'
import { nothingIn, preview, results, settings } from './entries.ts'
import { importTable } from './table.ts'

const list = createActor(
  fromTransition((state) => state, null),
  { id: 'list' },
)

const noCalendar = {
  code: 'BAD_USER_INPUT' as const,
  message: 'This is no calendar file.',
  fields: { file: ['This is no calendar file.'] },
}
const unknown = { code: 'NOT_FOUND', message: 'Not found.' } as const
const gone = { code: 'NOT_FOUND', message: 'Import not found.' } as const

interface At {
  facts: {
    problem: string
    address: string
    listed: string[]
    chosen: string[]
    eventType: string
    category: string
    floatingTimeZone: string
  }
}

/** Each value is typed or chosen once. An empty calendar has nothing to choose. */
function mayHappen(label: string, { facts }: At) {
  const { problem, address, listed, chosen, eventType, category, floatingTimeZone } = facts
  if (/^address.change \((words|calendar)\)$/.test(label)) return address === ''
  if (label === 'address.change (page)') return problem !== '' || address === ''
  if (label === 'type.change') return eventType === '' && listed.length > 0 && chosen.length === 2
  if (label === 'category.change') return category === '' && eventType !== '' && chosen.length === 2
  if (label === 'zone.change (Lisbon)')
    return floatingTimeZone === '' && category !== '' && chosen.length === 2
  if (label === 'zone.change (the place)') return floatingTimeZone !== ''
  if (label === 'entries.toggle' && listed.length === 0) return 'tried'
  if (label.startsWith('entry.toggle')) return chosen.length === 2 || chosen.length === 1 || 'tried'
  return true
}

export const importEvents = modelOf(importMachine, importTable, {
  inputs: { '': { list } },
  facts: ({ preview: { items }, results: became, settings: read, ...known }) => ({
    takesAddresses: read?.addresses ?? null,
    problem: known.problem,
    address: known.address,
    listed: items.map(({ uid }) => uid),
    chosen: known.chosen,
    eventType: known.eventType,
    category: known.category,
    floatingTimeZone: known.floatingTimeZone,
    results: became.map(({ outcome }) => outcome),
  }),
  happens: mayHappen,
  cases: [
    done('readImportSettings', settings),
    named('none here', failed('readImportSettings', unknown)),
    named('no answer', failed('readImportSettings', { code: 'NETWORK' })),
    { type: 'import.open' },
    { type: 'import.close' },
    { type: 'import.back' },
    { type: 'import.submit' },
    { type: 'file.choose', file: 'calendar.ics' },
    named('page', { type: 'address.change', address: 'https://fair.example/ ' }),
    named('calendar', { type: 'address.change', address: 'WebCal://fair.example/a.ics' }),
    named('words', { type: 'address.change', address: 'the fair' }),
    { type: 'address.submit' },
    named('jazz', { type: 'entry.toggle', uid: 'jazz@x' }),
    named('fair', { type: 'entry.toggle', uid: 'fair@x' }),
    { type: 'entries.toggle' },
    { type: 'type.change', eventType: '2' },
    { type: 'category.change', category: '5' },
    named('Lisbon', { type: 'zone.change', timeZone: 'Europe/Lisbon' }),
    named('the place', { type: 'zone.change', timeZone: '' }),
    named('five', done('previewImport', preview)),
    named('none', done('previewImport', nothingIn)),
    named('no calendar', failed('previewImport', noCalendar)),
    named('too often', failed('previewImport', tooOften)),
    named('no answer', failed('previewImport', { code: 'NETWORK' })),
    done('confirmImport', results),
    named('gone', failed('confirmImport', gone)),
    named('too often', failed('confirmImport', tooOften)),
    named('no answer', failed('confirmImport', { code: 'NETWORK' })),
  ],
})
