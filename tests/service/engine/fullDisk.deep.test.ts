import { type ChildProcess, spawn } from 'node:child_process'
import { freePort } from '../../support/freePort.ts'
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../service/store/database/database.ts'
import { silent } from '../../../service/store/engine/log.ts'
import { network } from '../../../gateway/network/network.ts'
import { environment } from '../../../gateway/process/environment.ts'
import { openOutput } from '../../../gateway/process/output.ts'
import { explanation } from '../../../gateway/process/process.ts'
import { openMedia } from '../../../service/pictures/openMedia.ts'
import { startService } from '../../../service/run/start.ts'
import { copyMigrated } from '../../support/database/embedded.ts'
import { testIntake } from '../../support/http/intake.ts'
import { inherited, untilReady } from '../../support/serviceProcess.ts'

let folder = ''
const children: ChildProcess[] = []
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'plaza-full-'))
  copyMigrated(join(folder, 'data'))
})
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function start(
  port: number,
  stdout: number | 'pipe',
  variables: Record<string, string> = {},
  words = ['gateway/process/service.ts'],
) {
  const env = { ...inherited, DATA_DIR: join(folder, 'data'), SAMPLE_DATA: 'off', ...variables }
  const child = spawn(process.execPath, words, {
    cwd: join(import.meta.dirname, '../../..'),
    env: { ...env, PORT: String(port), RATE_LIMITS: 'off' },
    stdio: ['ignore', stdout, 'pipe'],
  })
  children.push(child)
  let errors = ''
  child.stderr?.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, errors: () => errors }
}

const ask = async (port: number) =>
  (await fetch(`http://127.0.0.1:${port}/common/nowhere/`, { signal: AbortSignal.timeout(30_000) })).status

test.skipIf(!existsSync('/dev/full'))(
  'LO-4 a log on a full disk neither ends the process nor makes a request fail',
  async () => {
    const port = await freePort()
    const { child, ended, errors } = start(port, openSync('/dev/full', 'w'), { LOG_LEVEL: 'trace' })
    await untilReady(port)
    for (let at = 0; at < 20; at += 1) expect(await ask(port)).toBe(404)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(errors()).toBe('')
  },
)

test(
  'LO-4 a log pipe whose reader has exited or stopped reading does no harm',
  { timeout: 240_000 },
  async () => {
    const port = await freePort()
    const { child, ended, errors } = start(port, 'pipe')
    await untilReady(port)
    // Nothing reads the output, so the pipe fills up.
    child.stdout?.pause()
    const began = performance.now()
    for (let at = 0; at < 1500; at += 1) expect(await ask(port)).toBe(404)
    expect(performance.now() - began).toBeLessThan(200_000)
    child.stdout?.destroy()
    for (let at = 0; at < 20; at += 1) expect(await ask(port)).toBe(404)
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(errors()).toBe('')
  },
)

test('LO-4 the number of lost lines is logged once lines can be written again', () => {
  const path = join(folder, 'log')
  const fd = openSync(path, 'w')
  closeSync(fd)
  const write = openOutput(fd)
  write('lost\n')
  write('lost too\n')
  expect(openSync(path, 'w')).toBe(fd)
  write('through\n')
  write('more\n')
  expect(readFileSync(path, 'utf8')).toMatch(
    /^\{"level":40,.*"lost":2,"msg":"lines were lost"\}\nthrough\nmore\n$/,
  )
  closeSync(fd)
})

describe('CO-1 an unusable folder is reported in one line that names its variable', () => {
  const expectRefusal = async (opening: Promise<unknown>, line: RegExp) =>
    expect(await opening.then(() => 'it was opened', explanation)).toMatch(line)
  const open = (dataDir: string) => openDatabase({ dataDir, migrationsDir: null })

  test('a file, a path below a file, and a place where no folder can be created', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, '')
    await expectRefusal(open(file), /^DATA_DIR \S+file cannot be used: it is no folder\.$/)
    await expectRefusal(
      open(join(file, 'below')),
      /^DATA_DIR \S+below cannot be used: a part of its path is no folder\.$/,
    )
    await expectRefusal(openMedia(`file:${file}`), /^MEDIA_URL \S+file cannot be used: it is no folder\.$/)
    const locked = join(folder, 'locked')
    mkdirSync(join(locked, 'database.lock'), { recursive: true })
    await expectRefusal(open(locked), /^DATA_DIR cannot be used: \S+ cannot be opened as its lock\.$/)
  })

  test.skipIf(!existsSync('/proc/self'))(
    'a folder in /proc, where nothing can be created, is refused at once',
    async () => {
      const line = /^MEDIA_URL \/proc\/plaza\/a cannot be used: it cannot be made there\.$/
      await expectRefusal(openMedia('file:/proc/plaza/a'), line)
      const { ended, errors } = start(await freePort(), 'pipe', { DATA_DIR: '/proc/plaza' })
      expect(await ended).toBe(1)
      expect(errors()).toBe('DATA_DIR /proc/plaza cannot be used: it cannot be made there.\n')
    },
  )

  test('a folder of a standalone gateway, and of a service with its database elsewhere', async () => {
    const file = join(folder, 'taken-by-a-file')
    writeFileSync(file, '')
    const alone = ['gateway/process/server.ts', '--gateway-only']
    const elsewhere = { COMMON_URL: 'http://127.0.0.1:9/common', DATABASE_URL: 'postgres://127.0.0.1:9/none' }
    for (const words of [alone, ['gateway/process/service.ts']]) {
      const { ended, errors } = start(await freePort(), 'pipe', { DATA_DIR: file, ...elsewhere }, words)
      expect([words[0], await ended]).toEqual([words[0], 1])
      expect(errors()).toMatch(/^DATA_DIR \S+ cannot be used: it is no folder\.\n$/)
    }
  })

  test('the outbox folder', async () => {
    const dataDir = join(folder, 'taken')
    mkdirSync(dataDir)
    writeFileSync(join(dataDir, 'outbox'), '')
    const settings = environment({ DATA_DIR: dataDir, SAMPLE_DATA: 'off' })
    const starting = startService(settings, {
      log: pino({ level: 'silent' }),
      isPublic: () => false,
      intake: testIntake(join(folder, 'incoming')),
      network,
    })
    await expectRefusal(starting, /^DATA_DIR \S+outbox cannot be used: it is no folder\.$/)
  })
})

test('DI-1 an up-to-date database opens on a nearly full disk; an outdated one waits for space', async () => {
  const total = 100e9
  const dataDir = join(folder, 'space')
  let free = 50e9
  const faults = { space: async () => ({ free, total }), tickMs: 20 }
  await (await openDatabase({ dataDir, faults, migrationsDir: null })).close()
  free = 1e6
  await expect(openDatabase({ dataDir, faults })).rejects.toMatchObject({ name: 'DatabaseReadOnly' })
  const messages: string[] = []
  const log = { ...silent, error: (_fields: object, text: string) => void messages.push(text) }
  const opening = openDatabase({ dataDir, faults, waitsForSpace: true, log })
  await expect
    .poll(() => messages.join(), { timeout: 60_000 })
    .toContain('the start waits until there is space')
  free = 50e9
  await (await opening).close()
  free = 1e6
  const db = await openDatabase({ dataDir, faults })
  expect(await db.health()).toMatchObject({ answers: true, state: 'readOnly' })
  free = 50e9
  await expect.poll(async () => (await db.health()).state).toBe('ready')
  await db.close()
})
