import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Embedded } from '../../../service/store/engine/embedded.ts'
import { Housekeeping } from '../../../service/store/engine/housekeeping.ts'
import { silent } from '../../../service/store/engine/log.ts'
import { Pool } from '../../../service/store/engine/pool.ts'

let engine: Embedded
let pool: Pool
let housekeeping: Housekeeping
/** How far the test's clock is ahead, in ms. */
let ahead = 0

beforeAll(async () => {
  engine = await Embedded.open(null, silent)
  pool = new Pool({
    target: { connect: () => engine.connect() },
    max: 1,
    queryTimeoutMs: 5000,
    transactionTimeoutMs: 30_000,
  })
  housekeeping = new Housekeeping(engine, pool, silent, null, 1_000_000)
})
beforeEach(() => {
  const now = performance.now.bind(performance)
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead)
})
afterAll(async () => {
  await housekeeping.stop()
  await pool.close()
  await engine.close()
})

/** Ticks until the tables are checked; unless `isQuiet`, a query runs just before that. */
async function round({ isQuiet = true } = {}) {
  await housekeeping.tick()
  if (!isQuiet) await pool.query('select 1')
  ahead += 10_000
  await housekeeping.tick()
}

/** Adds rows, and waits until the engine's statistics include them. */
async function add(table: string, rows: number, before = 0) {
  await pool.query(`insert into ${table} select n from generate_series(1, $1::integer) as n`, [rows])
  const added = async () =>
    (
      await pool.query<{ n: number }>(
        'select n_ins_since_vacuum as n from pg_stat_user_tables where relname = $1',
        [table],
      )
    ).rows[0]?.n
  await expect.poll(added, { timeout: 10_000 }).toBe(before + rows)
}

async function stateOf(table: string) {
  const { rows } = await pool.query<{ vacuumed: number; analyzed: number; visible: boolean }>(
    `select vacuum_count as vacuumed, analyze_count as analyzed, relallvisible = relpages and relpages > 0 as visible
     from pg_stat_user_tables as s join pg_class as c on c.oid = s.relid where s.relname = $1`,
    [table],
  )
  return rows[0]
}

test('added rows are vacuumed while the database is idle, so that counts need only the index', async () => {
  await pool.query('create table t (id int primary key)')
  await add('t', 2000)
  await round({ isQuiet: false })
  expect(await stateOf('t')).toMatchObject({ vacuumed: 0, analyzed: 1, visible: false })
  await round()
  expect(await stateOf('t')).toMatchObject({ vacuumed: 1, visible: true })

  await pool.query('create table few (id int)')
  await add('few', 900)
  await round()
  expect(await stateOf('few')).toMatchObject({ vacuumed: 0, analyzed: 1 })
  expect(await stateOf('t')).toMatchObject({ vacuumed: 1 })
})

test('statistics of a table that has grown by a third are updated while the database is idle', async () => {
  await pool.query('create table grown (id int)')
  await add('grown', 2400)
  await round({ isQuiet: false })
  expect(await stateOf('grown')).toMatchObject({ analyzed: 1 })
  await add('grown', 1000, 2400)
  await round({ isQuiet: false })
  expect(await stateOf('grown')).toMatchObject({ analyzed: 1 })
  await round()
  expect(await stateOf('grown')).toMatchObject({ analyzed: 2 })
})

test('housekeeping stops after the current table when a query arrives', async () => {
  for (const table of ['one', 'two']) {
    await pool.query(`create table ${table} (id int)`)
    await add(table, 2000)
  }
  const maintain = pool.maintain.bind(pool)
  vi.spyOn(pool, 'maintain').mockImplementationOnce(async (text) => {
    const query = pool.query('select 1')
    await maintain(text)
    await query
  })
  await round()
  const counts = async () => [(await stateOf('one'))?.vacuumed, (await stateOf('two'))?.vacuumed]
  expect([
    [0, 1],
    [1, 0],
  ]).toContainEqual(await counts())
  await round()
  expect(await counts()).toEqual([1, 1])
})
