import { openDatabase } from '../../../service/store/database/database.ts'

// A separate process that writes until it is killed. It prints the numbers that it found (`have`), then each
// number whose transaction is committed (`ack`). Each transaction writes to two tables, so that a partial one
// would show.

/** Resolves once the line is written, so that it can no longer be lost. */
const say = (line: string) => new Promise((resolve) => process.stdout.write(line, resolve))

const [dataDir = ''] = process.argv.slice(2)
const db = await openDatabase({ dataDir, migrationsDir: null })
await db.query('create table if not exists ledger (id int primary key)')
await db.query('create table if not exists mirror (id int primary key, note text)')
const { rows } = await db.query<{ ledger: number; mirror: number; last: number }>(
  `select (select count(*) from ledger) as ledger, (select count(*) from mirror) as mirror,
    coalesce((select max(id) from ledger), 0) as last`,
)
const found = rows[0]
if (!found) throw new Error('no answer')
await say(`have ${found.ledger} ${found.mirror} ${found.last}\n`)
for (let id = found.last + 1; ; id += 1) {
  await db.transaction(async (tx) => {
    await tx.query('insert into ledger (id) values ($1)', [id])
    await tx.query('insert into mirror (id, note) values ($1, $2)', [id, 'x'.repeat(200)])
  })
  await say(`ack ${id}\n`)
}
