import { expect, test } from 'vitest'
import { asks, has, refused, says, table, to, when } from '../../support/workflow/table.ts'
import { tableOf } from './rows.ts'

const door = table({
  start: to('shut', has({ times: 0 })),
  shut: {
    push: [
      when({ times: 2 }, refused),
      to(
        'open',
        has({ last: 'a <foot>' }),
        has(({ times }: { times: number }) => ({ times: times + 1 })),
        says('Come in!'),
        asks('ring', { bell: 7 }),
      ),
    ],
  },
})

test('a row is shown completely: condition, target, facts, texts and requests', () => {
  const [head = '', ...rows] = tableOf(door).match(/<tr.*?<\/tr>/g) ?? []
  const cellsOf = (row: string) => row.match(/(?<=<t[dh]>).*?(?=<\/t[dh]>)/g)
  expect(cellsOf(head)).toEqual(['On', 'If', 'To', 'Has', 'Says and does', 'Asks'])
  expect(rows.map(cellsOf).filter((cells) => cells?.length === 6)).toEqual([
    ['as usual', '', 'shut', '{ times: 0 }', '', ''],
    ['push', '{ times: 2 }', 'refused', '', '', ''],
    [
      'push',
      '',
      'open',
      '{ last: &quot;a &lt;foot&gt;&quot; }<br>({ times }) =&gt; ({ times: times + 1 })',
      'says “Come in!”',
      'ring { bell: 7 }',
    ],
  ])
})
