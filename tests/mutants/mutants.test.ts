import { expect, test } from 'vitest'
import { models } from '../charts/models.ts'
import type { Judged } from './court.ts'
import { equivalents } from './equivalents.ts'
import { allMutants, mutantsOf } from './mutants.ts'
import { mutated } from './operators/mutant.ts'
import { shownOf } from './browser/chosen.ts'
import { unseen } from './browser/unseen.ts'
import { complaintsOf, scoreTable, staleOf, survivors } from './score.ts'

const chart = `export const doorMachine = setup({
  actions: { count: assign(({ context }) => ({ times: context.times + 1, last: 'door' })) },
  delays: { closing: 500 },
}).createMachine({
  initial: 'shut',
  states: {
    shut: { on: { push: [{ guard: 'isFree', target: 'open', actions: ['count', 'creak'] }] } },
    open: { after: { closing: 'shut' } },
    locked: {
      entry: assign({ last: 'lock' }),
      invoke: { src: 'turnKey', onDone: 'shut', onError: { actions: 'creak' } },
    },
  },
})
`

const linesOf = (source: string, operator: string, file = 'machines/doorMachine.ts') =>
  mutantsOf(file, source)
    .filter((mutant) => mutant.operator === operator)
    .map(({ edits }) => {
      const [before, after] = [source.split('\n'), mutated(source, edits).split('\n')]
      return after.flatMap((line, at) => (line === before[at] ? [] : line.trim())).join('\n')
    })

test.each([
  ['transition removed', 4, 'shut: { on: { push: [...[]] } },'],
  ['retargeted', 6, "open: { after: { closing: 'locked' } },"],
  [
    'guard forced open',
    1,
    "shut: { on: { push: [{ guard: () => true, target: 'open', actions: ['count', 'creak'] }] } },",
  ],
  [
    'guard forced shut',
    1,
    "shut: { on: { push: [{ guard: () => false, target: 'open', actions: ['count', 'creak'] }] } },",
  ],
  [
    'action dropped',
    4,
    "shut: { on: { push: [{ guard: 'isFree', target: 'open', actions: ['count', ...[]] }] } },",
  ],
  ['delay changed', 2, 'delays: { closing: ((500) * 2) },'],
  ['ends swapped', 1, "invoke: { src: 'turnKey', onDone: { actions: 'creak' }, onError: 'shut' },"],
  ['initial changed', 2, "initial: 'locked',"],
  ['key dropped', 3, "actions: { count: assign(({ context }) => ({ ...{}, last: 'door' })) },"],
])('mutants of a chart (%s): %i, one of them %j', (operator, count, line) => {
  const lines = linesOf(chart, operator)
  expect(lines).toHaveLength(count)
  expect(lines).toContain(line)
})

test('a state that is defined beside the machine has the same siblings', () => {
  const shut = /shut: (.*),/.exec(chart)?.[1] ?? ''
  const beside = chart
    .replace(`shut: ${shut}`, 'shut')
    .replace(/^/, `const shut = door.createStateConfig(${shut})\n`)
  const retargeted = (source: string) =>
    linesOf(source, 'retargeted')
      .join()
      .match(/'(open|shut|locked)'/g)
  expect(retargeted(beside)?.toSorted()).toEqual(retargeted(chart)?.toSorted())
})

test("a guard is negated as a whole with xstate's `not`", () => {
  expect(linesOf(chart, 'guard negated')[0]).toMatch(
    /^import \{ not as mutantNot \}[^]*guard: mutantNot\('isFree'\)/,
  )
})

test.each([
  ['a < b', 'comparison changed', ['((a) <= (b))', '((a) >= (b))']],
  ['a && !b', 'logic changed', ['((a) || (!b))']],
  ['a && !b', 'negation dropped', ['a && (b)']],
  ['a ? 1 : b', 'condition forced', ['true ? 1 : b', 'false ? 1 : b']],
  ['a - 7', 'arithmetic changed', ['((a) + (7))']],
  ['a - 7', 'value changed', ['a - 8']],
  ['a.some(b)', 'call changed', ['a.every(b)']],
  ['a.trim()', 'call changed', ['a']],
])('mutants of the rule %j (%s)', (rule, operator, changed) =>
  expect(linesOf(rule, operator, 'machines/rules.ts')).toEqual(changed),
)

test('every machine has mutants, each with a unique id', () => {
  const all = allMutants()
  const names = new Set(all.map(({ of }) => of))
  expect(models.map(({ id }) => id).filter((id) => !names.has(id))).toEqual([])
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('the browser sample has at least 40 numbered mutants and covers all machines and operators', () => {
  const all = allMutants()
  const shown = shownOf(all)
  expect(shown.length).toBeGreaterThanOrEqual(40)
  expect(models.map(({ id }) => id).filter((id) => !shown.some(({ of }) => of === id))).toEqual([])
  expect(new Set(shown.map(({ operator }) => operator))).toEqual(new Set(all.map(({ operator }) => operator)))
  expect(shown.filter(({ specs }) => specs.length === 0)).toEqual([])
  expect(shown.map(({ number }) => number)).toEqual(shown.map((_, at) => at + 1))
  expect(Object.keys(unseen).filter((id) => !shown.some((mutant) => mutant.id === id))).toEqual([])
})

test('an equivalent mutant is stale if it no longer exists or a walk detects it', () => {
  const [known = ''] = Object.keys(equivalents)
  const all = Object.keys(equivalents).map((id) => ({ id }))
  expect(staleOf(all, [])).toEqual([])
  expect(staleOf(all.slice(1), [])).toEqual([`no such mutant: ${known}`])
  expect(staleOf(all, [judged({ id: known })])).toEqual([`no equivalent, it is killed: ${known}`])
})

test('a score below the minimum is reported, overall and per machine, with the surviving mutants', () => {
  const good = Array.from({ length: 95 }, (_, at) => judged({ id: String(at) }))
  const bad = Array.from({ length: 5 }, (_, at) => judged({ id: `bad ${at}`, of: 'gate', fate: 'survived' }))
  const all = Object.keys(equivalents).map((id) => ({ id }))
  expect(complaintsOf(all, [...good, ...bad])).toEqual([expect.stringMatching(/^gate: 0.0 %/)])
  expect(complaintsOf(all, [...good.slice(1), ...bad])[0]).toMatch(/^94.9 % of all.* 95 %/)
  expect(survivors(bad)[0]).toContain('machines/doorMachine.ts:7')
  const noticed = Array.from({ length: 6 }, () => judged({ fate: 'noticed' }))
  expect(complaintsOf(all, [...good, ...noticed])).toEqual([expect.stringMatching(/^94.1 % of all/)])
  expect(survivors(noticed)[0]).toContain('noticed by a table of rules alone: a walk')
  expect(scoreTable([...good, ...bad])).toMatch(/gate +0\/5 +0\/5 +0.0 %/)
})

const judged = (some: Partial<Judged>): Judged => ({
  id: 'a door',
  file: 'machines/doorMachine.ts',
  of: 'door',
  operator: 'retargeted',
  line: 7,
  was: "'open'",
  edits: [],
  remedy: 'a row',
  fate: 'killed',
  by: 'a walk',
  ...some,
})
