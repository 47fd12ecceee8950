import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { sqlState, violates } from '../../../service/store/engine/errors.ts'
import { freshDatabase, startPostgres, type TestServer } from '../../support/database/postgres.ts'
import { bothEngines } from '../../support/run/engines.ts'

describe.each(bothEngines)('the database on %s', (engine) => {
  let server: TestServer | null = null
  let db: Database

  beforeAll(async () => {
    if (engine === 'postgres') server = await startPostgres()
    const databaseUrl = server
      ? await freshDatabase(server.url, process.env['TEST_DATABASE_TEMPLATE'])
      : undefined
    db = await openDatabase({ dataDir: 'memory://', databaseUrl, template: process.env['TEST_ARCHIVE'] })
    await db.query('create table purses (id int primary key, coins int not null check (coins >= 0))')
    await db.query('create table words (word text constraint words_once unique)')
  })

  afterAll(async () => {
    await db?.close()
    await server?.stop()
  })

  const wordsLike = async (pattern: string) =>
    (
      await db.query<{ word: string }>('select word from words where word like $1 order by 1', [pattern])
    ).rows.map(({ word }) => word)

  test('reports its engine and its health', async () => {
    expect(db.engine).toBe(engine)
    expect(await db.health()).toEqual({ engine, answers: true, state: 'ready', restarts: 0 })
  })

  test('values are returned in the types that the Db interface declares', async () => {
    const { rows } = await db.query(`
      select 9007199254740991::int8 as big, count(*) as n, avg(1.5) as mean, date '2026-02-28' as day,
        time '09:05' as hour, timestamptz '2026-02-28 12:00:00.123456+02' as at, timestamptz '2026-02-28 12:00:00Z' as whole,
        jsonb '{"a": [1, null]}' as doc, true as yes, null::text as nothing, array[1, 2] as list, array['a,"\\', 'b'] as texts`)
    expect(rows).toEqual([
      {
        big: 9007199254740991,
        n: 1,
        mean: 1.5,
        day: '2026-02-28',
        hour: '09:05:00',
        at: '2026-02-28T10:00:00.123456Z',
        whole: '2026-02-28T12:00:00Z',
        doc: { a: [1, null] },
        yes: true,
        nothing: null,
        list: [1, 2],
        texts: ['a,"\\', 'b'],
      },
    ])
  })

  test('parameters take the types that the SQL gives them', async () => {
    const at = new Date('2026-05-06T07:08:09.010Z')
    const { rows } = await db.query(
      `select 2 = any($1::int[]) as found, 'q"\\,' = any($2::text[]) as odd, $3::timestamptz as at, $4::boolean as no,
        $5::text as digits, $6::date as day, $7::int as nothing, cardinality($8::int[]) as none, $9::boolean as yes`,
      [[1, 2], ['x', 'q"\\,'], at, false, 42, '2026-05-06', null, [], 'true'],
    )
    expect(rows).toEqual([
      {
        found: true,
        odd: true,
        at: '2026-05-06T07:08:09.01Z',
        no: false,
        digits: '42',
        day: '2026-05-06',
        nothing: null,
        none: 0,
        yes: true,
      },
    ])
  })

  test('an object for jsonb is serialized once, and a string counts as JSON already', async () => {
    const { rows } = await db.query(
      `select $1::jsonb ->> 'name' as object, $2::jsonb ->> 'name' as string, jsonb_array_length($3::jsonb) as list`,
      [{ name: 'Ärger "1"' }, '{"name": "Plaza"}', [{ a: 1 }, 2]],
    )
    expect(rows).toEqual([{ object: 'Ärger "1"', string: 'Plaza', list: 2 }])
  })

  test('an undefined or invalid parameter is an error, and the connection stays usable', async () => {
    await expect(db.query('select $1::int', [undefined])).rejects.toThrow('Parameter $1 is undefined')
    await expect(db.query('select $1::text', [{ a: 1 }])).rejects.toThrow('text parameter')
    expect((await db.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  test('fold() ignores case and accents in every script, and can be indexed', async () => {
    await db.query('create index on words (fold(word))')
    const { rows } = await db.query<Record<string, string>>(
      'select fold($1) as latin, fold($2) as cyrillic, lower($3) as lower',
      ['Café KÖLN', 'ПРИВЕТ', 'ÀÉ'],
    )
    expect(rows).toEqual([{ latin: 'cafe koln', cyrillic: 'привет', lower: 'àé' }])
  })

  test('text is sorted by code point', async () => {
    const { rows } = await db.query<{ x: string }>(
      `select x from unnest(array['b', 'a', 'B', 'é', 'f']) x order by x`,
    )
    expect(rows.map(({ x }) => x)).toEqual(['B', 'a', 'b', 'f', 'é'])
  })

  test('errors carry SQLSTATE and constraint, and leave the connection usable', async () => {
    await db.query('insert into words values ($1)', ['twice'])
    const error: unknown = await db
      .query('insert into words values ($1)', ['twice'])
      .catch((error: unknown) => error)
    expect(sqlState(error)).toBe('23505')
    expect(violates(error, 'words_once')).toBe(true)
    expect(violates(error, 'other')).toBe(false)
    const bad = ['select 1/0', 'selec', 'select * from nowhere']
    const states = await Promise.all(bad.map((sql) => db.query(sql).then(() => 'fine', sqlState)))
    expect(states).toEqual(['22012', '42601', '42P01'])
    const nul: unknown = await db
      .query('insert into words values ($1)', ['a\0b'])
      .catch((error: unknown) => error)
    expect(sqlState(nul)).toBe('22021')
  })

  test('a query may contain only one statement', async () => {
    const state = await db.query('select 1; drop table words').then(() => 'fine', sqlState)
    expect(state).toBe('42601')
  })

  test('a transaction is applied completely or not at all', async () => {
    await db.transaction((tx) => tx.query('insert into words values ($1)', ['whole']))
    const failed = db.transaction(async (tx) => {
      await tx.query('insert into words values ($1)', ['half'])
      throw new Error('changed my mind')
    })
    await expect(failed).rejects.toThrow('changed my mind')
    expect(await wordsLike('%h%l%')).toEqual(['whole'])
  })

  test('a nested transaction is a savepoint', async () => {
    await db.transaction(async (tx) => {
      await tx.query('insert into words values ($1)', ['outer'])
      const inner = tx.transaction(async (inner) => {
        await inner.query('insert into words values ($1)', ['inner'])
        await inner.query('insert into words values ($1)', ['inner'])
      })
      await expect(inner).rejects.toThrow('words_once')
      await tx.transaction((inner) => inner.query('insert into words values ($1)', ['outer2']))
    })
    expect(await wordsLike('%ner')).toEqual([])
    expect(await wordsLike('outer%')).toEqual(['outer', 'outer2'])
  })

  test('an error that is caught inside a transaction still aborts it', async () => {
    const work = db.transaction(async (tx) => {
      await tx.query('insert into words values ($1)', ['lost'])
      await tx.query('select 1/0').catch(() => null)
      return 'done'
    })
    expect(sqlState(await work.catch((error: unknown) => error))).toBe('22012')
    expect(await wordsLike('lost')).toEqual([])
  })

  test('an ended transaction refuses further statements, and queries outside an open one are refused', async () => {
    const after = await db.transaction(async (tx) => {
      await expect(db.query('select 1')).rejects.toThrow('Inside a transaction')
      await expect(db.transaction(async () => 1)).rejects.toThrow('Inside a transaction')
      return tx
    })
    await expect(after.query('select 1')).rejects.toThrow('has ended')
  })

  test('64 callers with transfers, reads and errors preserve the sum', async () => {
    await db.query('insert into purses select n, 100 from generate_series(1, 8) n')
    let refused = 0
    let tooMuch = 0
    const transfer = (from: number, to: number, coins: number) =>
      db.transaction(async (tx) => {
        const [low, high] = from < to ? [from, to] : [to, from]
        await tx.query('select 1 from purses where id in ($1, $2) order by id for update', [low, high])
        await tx.query('update purses set coins = coins + $2 where id = $1', [to, coins])
        await tx.query('update purses set coins = coins - $2 where id = $1', [from, coins])
      })
    const sums: unknown[] = []
    await Promise.all(
      Array.from({ length: 64 }, async (_, caller) => {
        for (let round = 0; round < 10; round += 1) {
          const from = (caller % 8) + 1
          const to = ((caller + round + 1) % 8) + 1
          const isTooMuch = round % 4 === 3 && from !== to
          if (isTooMuch) tooMuch += 1
          await transfer(from, to, isTooMuch ? 10_000 : 1).catch((error: unknown) => {
            expect(sqlState(error)).toBe('23514')
            refused += 1
          })
          sums.push((await db.query('select sum(coins) as sum from purses')).rows[0])
        }
      }),
    )
    expect(tooMuch).toBeGreaterThan(0)
    expect(refused).toBe(tooMuch)
    expect(new Set(sums.map((sum) => JSON.stringify(sum)))).toEqual(new Set(['{"sum":800}']))
  })

  test('answers of 20 MB arrive completely', async () => {
    const { rows } = await db.query<{ text: string }>(
      `select repeat(chr(97 + n % 26), 100000) as text from generate_series(1, 200) n`,
    )
    expect(rows.reduce((sum, { text }) => sum + text.length, 0)).toBe(20_000_000)
    expect(
      rows.every(({ text }, index) => text[99_999] === String.fromCharCode(97 + ((index + 1) % 26))),
    ).toBe(true)
  })

  test('a prepared statement survives a changed table', async () => {
    await db.query('create table shifting (a int)')
    await db.query('insert into shifting values (1)')
    expect((await db.query('select * from shifting where a = $1', [1])).rows).toEqual([{ a: 1 }])
    await db.query('alter table shifting add b int default 2')
    expect((await db.query('select * from shifting where a = $1', [1])).rows).toEqual([{ a: 1, b: 2 }])
  })

  test('listeners get notifications until they stop', async () => {
    const heard: string[] = []
    const stop = await db.listen('news', (payload) => heard.push(payload))
    await db.notify('news', 'first')
    await expect.poll(() => heard).toEqual(['first'])
    await stop()
    await db.notify('news', 'second')
    await db.query('select 1')
    expect(heard).toEqual(['first'])
  })

  test('closing lets running queries finish and refuses later ones', async () => {
    const databaseUrl = server ? await freshDatabase(server.url) : undefined
    const other = await openDatabase({ dataDir: 'memory://', databaseUrl, migrationsDir: null })
    const late = other.transaction(async (tx) => {
      await tx.query('select 1')
      return (await tx.query('select 2 as two')).rows
    })
    await other.close()
    expect(await late).toEqual([{ two: 2 }])
    await expect(other.query('select 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable' })
    expect(await other.health()).toMatchObject({ answers: false, state: 'closed' })
  })
})
