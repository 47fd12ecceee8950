import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allRoutes } from '../../../service/run/allRoutes.ts'
import { createService } from '../../../service/run/app.ts'
import type { Db } from '../../../service/ports/db.ts'
import { openTestService, type TestService } from '../../support/service.ts'

/** Rounds of one call for each address; on a busy machine more, until one of each was disturbed by nothing. */
const rounds = { least: 60, most: 600 }

/**
 * ms that are noise: of calls of half a millisecond a tenth is less than what waking a thread takes. The rule allows 15; one
 * statement more or less is caught by the test of statements.
 */
const leastMs = 0.3

const calls = {
  'forgot-password': {},
  'resend-otp': {},
  'verify-email': { otp: '012345' },
  'verify-reset-otp': { otp: '012345' },
} as const
type Path = keyof typeof calls
const paths = Object.keys(calls) as Path[]

describe.each(['embedded', 'postgres'] as const)('what a stranger can tell from answers on %s', (engine) => {
  let service: TestService
  /** By what there is for each: nothing, a sign-up that waits, a person, a deactivated one. */
  let emails: string[] = []

  beforeAll(async () => {
    service = await openTestService({ engine })
    const [waiting, known, inactive] = [
      await service.person(),
      await service.person(),
      await service.person(),
    ]
    await service.db.query('update users set is_email_verified = false where id = $1', [waiting.id])
    await service.db.query('update users set is_active = false where id = $1', [inactive.id])
    emails = ['nobody@plaza.test', waiting.email, known.email, inactive.email]
  })
  afterAll(() => service.close())

  /** The service, with the statements that it asks of its database noted. */
  function watched() {
    const asked: string[] = []
    const watch = (db: Db): Db => ({
      query: (sql, params) => {
        asked.push(sql)
        return db.query(sql, params)
      },
      transaction: (run) => db.transaction((tx) => run(watch(tx))),
    })
    const services = { ...service.services, db: watch(service.db), rateLimits: true }
    return { app: createService(services, { routes: allRoutes }), asked }
  }

  test.each(paths)('AU-5 %s asks the same of the database for everybody', async (path) => {
    const { app, asked } = watched()
    const statements: string[][] = []
    for (const [at, email] of emails.entries()) {
      // The second time as one who has asked for a code before.
      for (const ask of paths.slice(0, 2)) {
        for (const each of [ask, path] as const) {
          asked.length = 0
          const request = new Request(`http://plaza.test/common/${each}/`, {
            method: 'POST',
            headers: { 'Content-Type': 'application/json' },
            body: JSON.stringify({ email, ...calls[each] }),
          })
          await app(request, { ip: `192.0.2.${at}` })
          service.advance(31_000)
        }
        await service.mails()
      }
      statements.push([...asked])
    }
    expect(statements[0]?.length).toBeGreaterThan(1)
    for (const each of statements) expect(each).toEqual(statements[0])
  })

  test.each(paths)('AU-5 %s takes as long for everybody', { timeout: 600_000 }, async (path) => {
    const times = emails.map(() => [] as number[])
    // Taken in turn, so that whatever else this machine does falls on all of them alike.
    const fastest = () => times.map((each) => Math.min(...each))
    const isAlike = () => {
      const [shortest, longest] = [Math.min(...fastest()), Math.max(...fastest())]
      return longest - shortest < Math.max(leastMs, longest * 0.1)
    }
    for (let round = 0; round < rounds.least || (round < rounds.most && !isAlike()); round += 1) {
      // In another order each time: the first one comes after the mail job has used the processor for itself.
      for (let turn = 0; turn < emails.length; turn += 1) {
        const at = (round + turn) % emails.length
        const email = emails[at]
        const began = performance.now()
        await service.request('POST', `/common/${path}/`, { json: { email, ...calls[path] } })
        times[at]?.push(performance.now() - began)
      }
      // As the job does, soon after the answers.
      await service.mails()
    }
    expect(isAlike(), fastest().join(', ')).toBe(true)
  })
})
