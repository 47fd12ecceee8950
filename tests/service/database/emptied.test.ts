import { expect, test } from 'vitest'
import type { Database } from '../../../service/store/database/database.ts'
import { openEmbedded } from '../../support/database/embedded.ts'

const tables = `select tablename::text as name from pg_tables where schemaname = 'public' order by 1`
const sequences = 'select sequencename::text as name, last_value from pg_sequences order by 1'
const user = (name: string) =>
  `insert into users (email, email_key, full_name, created_at) values ('${name}', '${name}', 'Somebody', now())`

async function everything(db: Database) {
  const { rows } = await db.query<{ name: string }>(tables)
  const all: Record<string, unknown> = { sequences: (await db.query(sequences)).rows }
  for (const { name } of rows)
    all[name] = (await db.query(`select t::text from ${name} as t order by 1`)).rows
  return all
}

test('a reused database contains nothing from its earlier use', async () => {
  const first = await openEmbedded()
  const before = await everything(first)
  await first.query(user('first'))
  await first.query(`update categories set name = name || '!'`)
  await first.query(`delete from event_types where id = 1`)
  await first.query(`set work_mem = '1MB'`)
  await first.close()
  await expect(first.query('select 1')).rejects.toMatchObject({ name: 'DatabaseUnavailable' })

  const second = await openEmbedded()
  expect(await everything(second)).toEqual(before)
  expect((await second.query('show work_mem')).rows).toEqual([{ work_mem: '16MB' }])
  await second.query('create table more (id int)')
  await second.close()

  const third = await openEmbedded()
  expect(await everything(third)).toEqual(before)
  await third.close()
})
