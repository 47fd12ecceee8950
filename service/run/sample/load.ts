import { demoLogin } from '../../account/sampleAccounts.ts'
import { hashPassword } from '../../account/passwords/passwords.ts'
import { type Db, givesRows } from '../../ports/db.ts'
import { readEvents, readSlides } from './content.ts'
import { insertRows } from './insert.ts'
import { rowsOf } from './rows.ts'

interface Options {
  db: Db
  clock: () => Date
  isLocal: boolean
}

/** Fills only an empty database, all or nothing. Returns false if there are events already. */
export async function loadSampleContent({ db, clock, isLocal }: Options): Promise<boolean> {
  if (await hasEvents(db)) return false
  const [events, slides] = await Promise.all([readEvents(), readSlides()])
  const passwordHash = isLocal ? await hashPassword(demoLogin.password) : null
  const rows = rowsOf({ events, slides }, passwordHash, clock())
  return db.transaction(async (within) => {
    // Another instance may be loading the samples at the same time.
    await within.query('lock table events in share row exclusive mode')
    if (await hasEvents(within)) return false
    await insertRows(within, rows)
    // The sample favourites are backdated, but the first daily letter should be due tomorrow.
    await within.query(
      'insert into daily_letters (user_id, from_at) select distinct user_id, $1::timestamptz from favorites',
      [clock()],
    )
    return true
  })
}

const hasEvents = (db: Db) => givesRows(db, 'select from events limit 1')

/** Null if the demo account was deleted or deactivated, or has no password. */
export async function demoLoginOf(db: Db): Promise<typeof demoLogin | null> {
  const sql = 'select from users where email = $1 and is_active and password_hash is not null'
  return (await givesRows(db, sql, [demoLogin.email])) ? demoLogin : null
}
