import pino from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createMailJob } from '../../../service/mail/mailJob.ts'
import { MailError } from '../../../service/ports/mail.ts'
import { claimKey, findClaim } from '../../../service/http/repeats/idempotency.ts'
import { findReset, openReset } from '../../../service/account/resets.ts'
import { retain } from '../../../service/run/retention.ts'
import { Throttle } from '../../../service/http/limits/throttle.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'
import { oneEngine } from '../../support/run/engines.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

describe.each(oneEngine)('CL-1 a wrong clock that is corrected, on %s', (engine) => {
  let service: TestService
  let asha: Person
  const profile = async () => (await service.request('GET', '/common/profile/', { token: asha.token })).status
  /** Runs the hourly job. */
  const tidy = () => retain(service.db, service.now())

  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())
  beforeEach(async () => {
    await service.db.query('delete from mail_outbox')
    asha = await service.person({ email: `asha${Math.random()}@plaza.test` })
  })

  test('a session continues, and expires as if it had begun after the correction', async () => {
    service.advance(-day)
    expect(await profile()).toBe(200)
    await tidy()
    service.advance(7 * day - hour)
    expect(await profile()).toBe(200)
    service.advance(7 * day + hour)
    expect(await profile()).toBe(401)
  })

  test('an unused session expires as well', async () => {
    service.advance(-day)
    await tidy()
    service.advance(7 * day + minute)
    expect(await profile()).toBe(401)
  })

  test('mail that was written or deferred under the wrong clock is sent at once', async () => {
    const { db, mail, clock, publicUrl } = service.services
    let isAway = true
    const send = async () => {
      if (isAway) throw new MailError('mail', 'later')
    }
    const log = pino({ level: 'silent' })
    const job = createMailJob({ db, clock, publicUrl, log, transport: { send, close: () => {} } })
    const waiting = async () => (await db.query('select from mail_outbox where dead_at is null')).rows.length
    await mail.enqueue(db, { kind: 'password-changed', userId: asha.id })
    await job(new AbortController().signal)
    service.advance(-day)
    isAway = false
    await job(new AbortController().signal)
    expect(await waiting()).toBe(0)
  })

  test('mail written under the wrong clock counts as written no later than the correction', async () => {
    const { db, mail } = service.services
    await mail.enqueue(db, { kind: 'password-changed', userId: asha.id })
    service.advance(-30 * day)
    await tidy()
    const { rows } = await db.query<{ created_at: string }>('select created_at from mail_outbox')
    expect(Date.parse(rows[0]?.created_at ?? '')).toBeLessThanOrEqual(service.now().getTime())
  })

  test('an Idempotency-Key is stored for a day after the correction', async () => {
    const keyed = { userId: asha.id, key: 'one', bodyHash: 'a' }
    expect(await claimKey(service.db, keyed, service.now())).toEqual({ is: 'new' })
    service.advance(-3 * day)
    await tidy()
    expect(await findClaim(service.db, keyed, service.now())).toMatchObject({ is: 'repeated' })
    service.advance(day + minute)
    expect(await claimKey(service.db, keyed, service.now())).toEqual({ is: 'new' })
  })

  test('a reset token never lasts longer than 15 minutes', async () => {
    const token = await openReset(service.db, asha.id, service.now())
    const find = () => findReset(service.db, { emailKey: asha.email, token }, service.now())
    expect(await find()).toMatchObject({ id: asha.id })
    service.advance(-30_000)
    expect(await find()).toMatchObject({ id: asha.id })
    service.advance(-day)
    expect(await find()).toBeNull()
  })

  test('requests are refused only until the end of the minute', async () => {
    const throttle = new Throttle(service.db)
    const pass = () => throttle.pass(asha.email, { max: 60 }, service.now())
    for (let at = 0; at < 60; at += 1) expect(await pass()).toBeNull()
    expect(await pass()).not.toBeNull()
    service.advance(-day)
    expect(await pass()).toBeNull()
    service.advance(day)
    const wait = (await throttle.pass(asha.email, { max: 60 }, service.now())) ?? 0
    expect(wait).toBeLessThanOrEqual(60)
    service.advance(minute)
    expect(await pass()).toBeNull()
  })
})
