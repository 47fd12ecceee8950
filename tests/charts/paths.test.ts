import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sentenceAbove } from './pages/chapter.ts'
import { transitionsOf } from '../support/workflow/chart.ts'
import { models } from './models.ts'
import { pathsAsked } from './written.ts'

interface Printed {
  machine: string
  title: string
  steps: { on: string | null; states: string[]; effects: unknown[] }[]
}

test('every path of every machine is printed as JSON, with the states of each step', () => {
  const printed = JSON.parse(pathsAsked(['--format', 'json'], models)) as Printed[]
  const titles = printed.map(({ machine, title, steps }) => [machine, title, steps.length])
  const known = models.flatMap((model) =>
    model.paths().map(({ machine, title, steps }) => [machine, title, steps.length]),
  )
  expect(titles).toEqual(known)
  expect(printed.every(({ steps }) => steps.every(({ states }) => states.length > 0))).toBe(true)
  const favorite = printed.find(({ machine }) => machine === 'favorite')
  expect(favorite?.steps.slice(0, 3)).toMatchObject([
    { on: null, states: ['settled'] },
    {
      on: 'favorite.toggle',
      states: ['saving'],
      asks: [['saveFavorite', { eventId: '7', isFavorite: true }]],
    },
    {
      on: 'saveFavorite succeeds',
      states: ['settled'],
      effects: [['toast', { kind: 'success', text: 'Event added to favorites successfully!' }]],
    },
  ])
})

test('the comment above every machine, shown on its page, is a sentence', () => {
  const silent = models.filter(({ id }) => !/\w+ .+\.$/.test(sentenceAbove(id)))
  expect(silent.map(({ id }) => id)).toEqual([])
})

test('a guard and an assignment that the chart itself defines are shown as their code', () => {
  const codeEntry = models.find(({ id }) => id === 'codeEntry')
  const shown = codeEntry ? transitionsOf(codeEntry.machine) : []
  expect(shown.find(({ event }) => event === 'always')?.guard).toBe('digits.every((digit) => digit !== "")')
  expect(shown.find(({ event }) => event === 'box.focus')?.actions).toEqual(['{ focus: event.index }'])
})

test('one machine is printed as Markdown: a heading for each path, a line for each step', () => {
  const text = pathsAsked(['--format', 'markdown', 'decision'], models)
  const own = models.find(({ id }) => id === 'decision')?.paths() ?? []
  expect(text.match(/^## decision: /gm)).toHaveLength(own.length)
  expect(text.match(/^\d+\. /gm)).toHaveLength(own.reduce((sum, { steps }) => sum + steps.length, 0))
  const input = '{"eventId":"7","decision":"publish","reason":"","version":4}'
  const [, first = ''] = text.split(/^## /m)
  expect(first.split('\n').slice(2, 4)).toEqual([
    `1. Start {"eventId":"7","decision":"publish","reason":"","version":4,"parent":"parent"}: \`deciding\`; has ${input}; asks decideEvent ${input}`,
    '2. **decideEvent succeeds**: `over`; tells parent {"type":"decision.made","eventId":"7","decision":"publish","error":null}',
  ])
})

test('a step shows its data, its changes and its texts', () => {
  const text = pathsAsked(['codeEntry', 'favorite'], models)
  expect(text).toContain(
    '. **digits.paste (two of them)** {"text":"13"}: `incomplete`; has {"boxes":"13____","focus":2}\n',
  )
  expect(text).toContain(
    '. **saveFavorite succeeds**: `settled`; has {"isFavorite":true}; does toast {"kind":"success","text":"Event added to favorites successfully!"}\n',
  )
})

test.each([
  [['--format', 'xml'], '--format is json or markdown, not xml'],
  [['favourite'], 'there is no machine favourite; there are session, '],
  [['--machine', 'favorite'], "Unknown option '--machine'"],
])('%j gives a clear error', (words, complaint) => expect(() => pathsAsked(words, models)).toThrow(complaint))

test('the command prints the paths, or one line with the error if its arguments are invalid', () => {
  const run = (...words: string[]) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'paths.ts'), ...words], { encoding: 'utf8' })
  const right = run('--format', 'json', 'favorite')
  expect([right.status, right.stdout]).toEqual([0, pathsAsked(['--format', 'json', 'favorite'], models)])
  const wrong = run('--format', 'xml')
  expect([wrong.status, wrong.stdout]).toEqual([2, ''])
  expect(wrong.stderr).toBe('npm run paths: --format is json or markdown, not xml\n')
})
