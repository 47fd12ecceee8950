import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { network } from '../../../gateway/network/network.ts'
import { environment } from '../../../gateway/process/environment.ts'
import { hashPassword } from '../../../service/account/passwords/passwords.ts'
import { type RunningService, startService } from '../../../service/run/start.ts'
import { block, turn } from '../../support/block.ts'
import { testIntake } from '../../support/http/intake.ts'
import { openTestService } from '../../support/service.ts'

describe('the running service', () => {
  let folder: string
  let service: RunningService

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-operations-'))
    const settings = environment({ DATA_DIR: folder, SAMPLE_DATA: 'off' })
    const intake = testIntake(join(folder, 'incoming'))
    service = await startService(settings, {
      log: pino({ level: 'silent' }),
      isPublic: () => false,
      intake,
      network,
    })
  })
  afterAll(async () => {
    await service?.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const get = async (path: string) => await service.fetch(new Request(`http://127.0.0.1:4000${path}`))

  test('/metrics shows requests, statements, the database, queues and the lag of the event loop', async () => {
    expect((await get('/readyz')).status).toBe(200)
    const hashes = Array.from({ length: 3 }, () => hashPassword('blue boats at noon'))
    const answer = await get('/metrics')
    const text = await answer.text()
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const valueOf = (name: string) => {
      const line = text.split('\n').find((each) => each.startsWith(`${name} `))
      return Number(line?.split(' ').at(-1) ?? NaN)
    }
    const readiness = '{method="GET",route="/readyz",status="200"}'
    expect(valueOf(`plaza_http_request_duration_seconds_count${readiness}`)).toBe(1)
    expect(valueOf('plaza_database_query_duration_seconds_count{outcome="done"}')).toBeGreaterThan(5)
    expect(valueOf('plaza_database_size_bytes')).toBeGreaterThan(1e6)
    expect(valueOf('plaza_database_connections{state="open"}')).toBe(1)
    expect(valueOf('plaza_database_connections{state="busy"}')).toBeGreaterThanOrEqual(0)
    expect(valueOf('plaza_database_waiting')).toBeGreaterThanOrEqual(0)
    expect(valueOf('plaza_database_ready')).toBe(1)
    expect(valueOf('plaza_database_restarts')).toBe(0)
    expect(valueOf('plaza_mails{state="waiting"}')).toBe(0)
    expect(valueOf('plaza_mails{state="dead"}')).toBe(0)
    expect(valueOf('plaza_queue_length{queue="passwords"}')).toBeGreaterThanOrEqual(1)
    expect(valueOf('plaza_queue_length{queue="pictures"}')).toBe(0)
    expect(valueOf('plaza_event_loop_lag_seconds')).toBeLessThan(60)
    expect(valueOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThan(0)
    expect(valueOf('process_resident_memory_bytes')).toBeGreaterThan(1e7)
    await Promise.all(hashes)
  })

  test('while the process is repeatedly busy for half a second, calls are refused', async () => {
    const status = async () => (await get('/common/types/')).status
    await expect.poll(status).toBe(401)
    block(800)
    expect(await status()).toBe(401)
    block(800)
    await turn()
    block(800)
    const shed = await get('/common/types/')
    expect(shed.status).toBe(503)
    expect(Number(shed.headers.get('retry-after'))).toBeGreaterThan(0)
    await expect.poll(status).toBe(401)
  })
})

test('while the database cannot be written to, signed-in users can still read', async () => {
  const service = await openTestService({ services: { rateLimits: true } })
  const { token } = await service.person({ user_type: 'superadmin' })
  service.advance(2 * 60_000)
  await service.db.query('set default_transaction_read_only = on')
  const statuses = new Set<number>()
  // The time of last use is written at the first request, the number of requests at every twentieth.
  for (let at = 0; at < 45; at += 1) {
    statuses.add((await service.request('GET', '/common/types/', { token })).status)
  }
  expect([...statuses]).toEqual([200])
  const written = await service.request('POST', '/common/types/', { token, json: { name: 'New' } })
  expect(written).toMatchObject({
    status: 507,
    body: { success: false, message: expect.stringContaining('disk') },
  })
  await service.close()
})
