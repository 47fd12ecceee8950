import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { NotRead, readInThread } from '../../../../service/events/import/readInThread.ts'
import { copyMigrated } from '../../../support/database/embedded.ts'
import { freePort } from '../../../support/freePort.ts'
import { crowding } from '../../../support/run/pace.ts'
import { killServices, startService, untilReady } from '../../../support/serviceProcess.ts'
import { hostileFiles, hostilePages } from './hostileSources.ts'

let folder = ''
let origin = ''
let token = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-hostile-'))
  const port = await freePort()
  const { output } = startService({
    DATA_DIR: copyMigrated(join(folder, 'data')),
    PORT: String(port),
    RATE_LIMITS: 'off',
  })
  await untilReady(port)
  origin = `http://127.0.0.1:${port}`
  const [, email, password] = /Superadmin: (\S+), password (\S+)/.exec(output()) ?? []
  const login = await fetch(`${origin}/common/login/`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  token = ((await login.json()) as { tokens: { access: string } }).tokens.access
})
afterAll(async () => {
  killServices()
  await rm(folder, { recursive: true, force: true })
})

interface Answer {
  data?: { items: { problems: Record<string, string[]> }[] }
  errors?: Record<string, string[]>
}

/** The process has the clock of the machine, for which the events of 2026 may be over. */
async function preview(text: string): Promise<{ status: number; body: Answer }> {
  const form = new FormData()
  form.set('file', new File([text.replaceAll('20260710', '20460710')], 'calendar.ics'))
  const headers = { Authorization: `Bearer ${token}` }
  const response = await fetch(`${origin}/common/events/import/`, { method: 'POST', headers, body: form })
  return { status: response.status, body: (await response.json()) as Answer }
}

/** The times in ms that `/healthz` takes until `work` is done. */
async function healthDuring(work: Promise<unknown>): Promise<number[]> {
  const times: number[] = []
  const done = new AbortController()
  void work.finally(() => done.abort())
  while (!done.signal.aborted) {
    const began = performance.now()
    const { ok } = await fetch(`${origin}/healthz`)
    times.push(ok ? performance.now() - began : Infinity)
    await sleep(10)
  }
  return times.toSorted((a, b) => a - b)
}

test.each(Object.entries(hostileFiles))(
  'FE-5 a file with %s is read or refused within its time, and /healthz answers meanwhile',
  async (_what, [text, problem]) => {
    const began = performance.now()
    const reading = preview(text)
    const times = await healthDuring(reading)
    const { status, body } = await reading
    const p95 = times[Math.floor(times.length * 0.95)] ?? 0
    expect(p95).toBeLessThan(100 * crowding())
    expect(performance.now() - began).toBeLessThan(5000 * crowding())
    if (problem === 'any') return expect(status).toBe(200)
    const found = problem === 'file' ? body.errors : body.data?.items[0]?.problems
    return expect([status, Object.keys(found ?? {})]).toEqual([
      problem === 'file' ? 400 : 200,
      problem === null ? [] : [problem],
    ])
  },
)

const now = '2026-06-15T12:00:00'

test.each(Object.entries(hostilePages))('FE-5 a page with %s is read', async (_what, text) => {
  const source = { bytes: Buffer.from(text), type: 'text/html', address: 'https://fair.example/' }
  const { reading } = await readInThread({ ...source, now })
  expect(reading?.entries.length ?? 0).toBeLessThanOrEqual(500)
})

test('FE-5 a file that takes longer than 2 seconds, or too much memory, is given up', async () => {
  // So many dates of one event, all of them changed, that each has to be read.
  const changes = Array.from(
    { length: 150_000 },
    (_, at) => `BEGIN:VEVENT\nUID:a\nRECURRENCE-ID:2030${at}\nDTSTART:20300101\nEND:VEVENT`,
  )
  const bytes = Buffer.from(`BEGIN:VCALENDAR\n${changes.join('\n')}\nEND:VCALENDAR`)
  await expect(readInThread({ bytes, type: '', address: null, now })).rejects.toThrow(NotRead)
})
