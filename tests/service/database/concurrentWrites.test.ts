import { AsyncResource } from 'node:async_hooks'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { takeDown } from '../../../service/admin/superEditQueries.ts'
import { findBefore, moveFavorites, saveEdit } from '../../../service/events/editEvent/editEventQueries.ts'
import { saveProposal } from '../../../service/events/proposals/proposalQueries.ts'
import { addFavorite } from '../../../service/favorites/favoriteQueries.ts'
import type { Db } from '../../../service/ports/db.ts'
import { type Database, openDatabase } from '../../../service/store/database/database.ts'
import { strays } from '../../support/database/recount.ts'
import { publishEvent } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

// What triggers once kept in step. The embedded engine has a single session, so nothing there is concurrent.
describe('two writers at the same moment on postgres', () => {
  let service: TestService
  let other: Database
  let asha: Person
  let root: Person
  let id: number

  beforeAll(async () => {
    service = await openTestService({ engine: 'postgres' })
    other = await openDatabase({ dataDir: '', databaseUrl: service.databaseUrl, migrationsDir: null })
    asha = await service.person()
    root = await service.person({ user_type: 'superadmin' })
  })
  afterAll(async () => {
    await other.close()
    await service.close()
  })
  beforeEach(async () => {
    id = (await publishEvent(service, asha, root)).id
  })

  /** Runs the second transaction until it waits for a lock of the first, which then continues and commits. */
  async function overlap(first: (tx: Db) => Promise<unknown>, second: (tx: Db) => Promise<unknown>) {
    let waiting: Promise<unknown> = Promise.resolve()
    // Bound to this context, so that it does not join the transaction within which it is called.
    const begin = AsyncResource.bind(() => other.transaction(second))
    await service.db.transaction(async (tx) => {
      await first(tx)
      waiting = begin()
      await vi.waitFor(async () => {
        const { rows } = await tx.query('select from pg_locks where not granted')
        expect(rows).toHaveLength(1)
      })
    })
    await waiting
  }
  const move = async (tx: Db) => {
    await tx.query('update events set event_date = event_date + 1 where id = $1', [id])
    await moveFavorites(tx, [id])
  }
  const keep = (tx: Db) => addFavorite(tx, asha.id, id, service.now())
  const favorites = async () =>
    (await service.db.query('select event_id from favorites where event_id = $1', [id])).rows

  test.each([
    ['is added while the event moves', move, keep],
    ['is committed while the event moves', keep, move],
  ])('a favourite that %s has its new time', async (_when, first, second) => {
    await overlap(first, second)
    expect(await favorites()).toHaveLength(1)
    expect((await service.db.query(strays)).rows).toEqual([])
  })

  const draft = async (tx: Db) => {
    const before = await findBefore(tx, id, { id: root.id, user_type: 'superadmin' }, 'lock')
    if (!before) throw new Error('there is no event')
    return before
  }
  const propose = async (tx: Db) => {
    const proposal = { draft: await draft(tx), removed_images: [], is_alone: false, visibility: null }
    await saveProposal(tx, id, proposal, service.now())
  }

  test.each([
    ['taken down', (tx: Db) => takeDown(tx, id, 'No.')],
    ['submitted again', async (tx: Db) => await saveEdit(tx, id, await draft(tx), service.now())],
  ])('no proposal remains that is saved while the event is %s', async (_what, unpublish) => {
    await overlap(propose, unpublish)
    const { rows } = await service.db.query(
      'select approval_status, proposed_at, (select count(*) from event_proposals where event_id = id) as n from events where id = $1',
      [id],
    )
    expect(rows).toMatchObject([{ proposed_at: null, n: 0 }])
    expect(rows).not.toMatchObject([{ approval_status: 'published' }])
  })
})
