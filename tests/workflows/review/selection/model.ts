import { createActor, fromTransition } from 'xstate'
import { selectionMachine } from '../../../../machines/review/selectionMachine.ts'
import { named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { pendingJazz, pendingRust as rustAlone, tooOften } from '../../fixtures.ts'
import { selectionTable } from './table.ts'

const list = createActor(
  fromTransition((state) => state, null),
  { id: 'parent' },
)

/** One of three events of an import. */
export const pendingRust = { ...rustAlone, import: { id: 'calendar', count: 3 } }

const present = [pendingJazz, pendingRust]
const presentNow = [{ ...pendingRust, version: 2 }]

export const selection = modelOf(selectionMachine, selectionTable, {
  inputs: { '': { list } },
  facts: ({ selected, decision, reason, importCount, decisions, endings, problems }) => ({
    selected: Object.fromEntries(selected.map(({ id, version }) => [id, version])),
    decision,
    reason,
    importCount,
    deciding: Object.keys(decisions),
    endings,
    problems,
  }),
  happens: (label, { leaves, facts: { selected, decision, reason, importCount, deciding, endings } }) => {
    const ids = Object.keys(selected)
    if (leaves.includes('choosing')) {
      // A path ends after the outcome. A single event is approved, two events are rejected.
      if (Object.keys(endings).length > 0 || decision === 'reject') return false
      if (label.startsWith('question.open')) return ids.length === 0
      if (label === 'import.reject') return ids.join() === '8'
      if (label.includes('(Rust')) return ids.length === 0
      return label.includes('(approve)')
        ? ids[0] !== '8' && ids.length < 2
        : !label.includes('(reject)') || ids.length !== 1
    }
    if (label === 'reason.change') return decision === 'reject'
    if (label === 'decision.confirm') return decision === 'publish' || reason !== ''
    if (label === 'question.close') return decision === 'publish'
    if (label.startsWith('decision.gone')) return deciding.length === 2
    if (label.startsWith('decision.made (Jazz')) return deciding.includes('7')
    // The decision that started first also ends first.
    if (label.startsWith('decision.') && label.includes('(Rust')) {
      if (deciding[0] !== '8') return false
      if (importCount !== null) return label.includes('made') || label.includes('outdated')
      return label.includes('made') || label.includes('outdated') === (endings['7'] === 'made')
    }
    return true
  },
  cases: [
    named('Jazz under the Bridge', { type: 'event.select', event: pendingJazz }),
    named('Rust from Zero', { type: 'event.select', event: pendingRust }),
    { type: 'page.select', events: present },
    named('approve', { type: 'selection.decide', decision: 'publish', present }),
    named('reject', { type: 'selection.decide', decision: 'reject', present }),
    { type: 'import.reject', event: pendingRust, count: 3 },
    named('of an address', { type: 'question.open', decision: 'publish', events: [pendingJazz] }),
    named('about nothing that is there', { type: 'question.open', decision: 'publish', events: [] }),
    { type: 'reason.change', reason: 'No address' },
    { type: 'question.close' },
    { type: 'decision.confirm' },
    named('Jazz under the Bridge', { type: 'decision.made', eventId: '7', decision: 'reject' }),
    named('Rust from Zero', { type: 'decision.made', eventId: '8', decision: 'reject' }),
    named('Rust from Zero', { type: 'decision.outdated', eventId: '8', decision: 'reject' }),
    named('Jazz under the Bridge', { type: 'decision.gone', eventId: '7', decision: 'reject' }),
    named('Rust from Zero', { type: 'decision.failed', eventId: '8', decision: 'reject' }),
    named('Rust from Zero, too often', {
      type: 'decision.failed',
      eventId: '8',
      decision: 'reject',
      error: tooOften,
    }),
    { type: 'outcome.close', present: presentNow },
  ],
})
