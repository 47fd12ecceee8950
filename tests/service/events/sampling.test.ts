import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { shareOfMany, surelyMany } from '../../../service/http/lists/sampling.ts'
import { Bits } from '../../../service/http/lists/kept/bits.ts'
import { openTestService, type TestService } from '../../support/service.ts'

describe.each(['embedded', 'postgres'] as const)(
  'what a sample says of countless matches on %s',
  (engine) => {
    let service: TestService

    beforeAll(async () => {
      service = await openTestService({ engine })
      for (const [name, size] of [
        ['large', 200_000],
        ['small', 2000],
      ] as const) {
        await service.db.query(`create table ${name} (id integer primary key, n integer not null)`)
        await service.db.query(`insert into ${name} select n, n from generate_series(1, ${size}) as n`)
      }
    })
    afterAll(() => service.close())

    test.each([
      ['all of many', 'large', 'n > 0', true],
      ['a fifth of them', 'large', 'n % 5 = 0', true],
      ['a fifth of them, side by side', 'large', 'n > 160000', true],
      ['a twentieth', 'large', 'n % 20 = 0', true],
      // 1,000: these are to be counted.
      ['a two-hundredth', 'large', 'n % 200 = 0', false],
      ['one', 'large', 'n = 7', false],
      ['none', 'large', 'n < 0', false],
      ['all of few enough', 'small', 'n > 0', false],
    ])('%s', async (_what, table, clause, isMany) => {
      const answers = new Set<boolean>()
      for (let round = 0; round < 10; round += 1) {
        answers.add(
          await surelyMany(service.db, table, (params) => [
            { sql: clause },
            { sql: `n > ${params.add(-1)}` },
          ]),
        )
      }
      expect(answers).toEqual(new Set([isMany]))
    })

    test.each([
      ['most of some', 1, 'n % 3 > 0', 2 / 3],
      ['a tenth of some', 1, 'n % 10 = 0', 1 / 10],
      ['a few of some', 1, 'n % 300 = 0', null],
      ['all that lie far apart', 110, 'n > 0', 1],
    ])('%s that are known by their ids', async (_what, gap, clause, share) => {
      const length = Math.min(30_000, 200_000 / gap)
      const some = new Bits().with(Array.from({ length }, (_, at) => gap * (1 + at)))
      const told = await shareOfMany(service.db, 'large', some, () => [{ sql: clause }])
      if (share === null) expect(told).toBeNull()
      else expect(Math.abs(Number(told) - share)).toBeLessThan(0.2)
    })
  },
)
