import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askForSnapshot, openControl } from '../../../service/run/backup/control.ts'
import { openDatabase } from '../../../service/store/database/database.ts'
import type { StoredImage } from '../../../service/pictures/answer.ts'
import { copyMigrated } from '../../support/database/embedded.ts'
import { photo } from '../../support/events.ts'
import { freePort } from '../../support/freePort.ts'
import { inherited } from '../../support/serviceProcess.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const email = 'root@plaza.test'
const password = 'blue boats at noon'
const children: ChildProcess[] = []
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-backup-'))
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Starts one of the commands without npm, on the data folder with this name. */
function start(program: string, words: string[], dataDir: string, variables: Record<string, string> = {}) {
  const child = spawn(process.execPath, [`gateway/process/${program}.ts`, ...words], {
    cwd: root,
    env: { ...inherited, DATA_DIR: join(folder, dataDir), INIT_CWD: folder, ...variables },
  })
  children.push(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  return { child, ended, result: async () => ({ code: await ended, output, errors }) }
}

test(
  'a backup under load contains everything that was acknowledged before it began',
  { timeout: 240_000 },
  async () => {
    const port = await freePort()
    const url = `http://127.0.0.1:${port}`
    copyMigrated(join(folder, 'live'))
    const plaza = start('service', [], 'live', {
      PORT: String(port),
      SAMPLE_DATA: 'off',
      RATE_LIMITS: 'off',
      SUPERADMIN_EMAIL: email,
      SUPERADMIN_PASSWORD: password,
    })
    await expect
      .poll(
        () =>
          fetch(`${url}/readyz`).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 100_000 },
      )
      .toBe(true)
    const login = await fetch(`${url}/common/login/`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password }),
    })
    const { tokens } = (await login.json()) as { tokens: { access: string } }

    const image = await photo(24, 24)
    const acknowledged: number[] = []
    const stop = new AbortController()
    const write = async () => {
      while (!stop.signal.aborted) {
        const form = new FormData()
        const fields = {
          title: 'Jazz',
          content: 'Text',
          event_type_id: '1',
          event_category_id: '1',
          event_date: '2099-07-01',
          start_time: '18:30',
          venue: 'Hall',
          location: 'Berlin',
          images: image,
        }
        for (const [name, value] of Object.entries(fields)) form.set(name, value)
        const answer = await fetch(`${url}/common/events/create/`, {
          method: 'POST',
          headers: { Authorization: `Bearer ${tokens.access}` },
          body: form,
        })
        expect(answer.status).toBe(201)
        acknowledged.push(((await answer.json()) as { data: { id: number } }).data.id)
      }
    }
    const writers = [write(), write(), write()]
    await expect.poll(() => acknowledged.length, { timeout: 100_000 }).toBeGreaterThan(8)

    const before = [...acknowledged]
    const made = start('command', ['backup', 'plaza.backup'], 'live')
    expect(await made.result()).toMatchObject({ code: 0, errors: '' })
    expect(acknowledged.length).toBeGreaterThan(before.length)
    stop.abort()
    await Promise.all(writers)

    const refused = await start('command', ['restore', 'plaza.backup', '--replace'], 'live').result()
    expect(refused).toMatchObject({ code: 1, output: '' })
    expect(refused.errors).toMatch(/^The data folder is in use by process \d+[^\n]*End Plaza first[^\n]*\n$/)
    expect((await stat(join(folder, 'live', 'control.sock'))).mode & 0o777).toBe(0o600)
    expect(await readdir(join(folder, 'live', 'snapshots'))).toEqual([])

    plaza.child.kill('SIGTERM')
    expect(await plaza.ended).toBe(0)
    const restored = await start('command', ['restore', 'plaza.backup'], 'copy').result()
    expect(restored).toMatchObject({ code: 0, errors: '' })
    const db = await openDatabase({ dataDir: join(folder, 'copy') })
    const { rows } = await db.query<{ event_id: number; media: StoredImage }>(
      'select event_id, media from gallery_images order by event_id',
    )
    await db.close()
    expect(rows.map(({ event_id }) => event_id)).toEqual(expect.arrayContaining(before))
    for (const { media } of rows) {
      const name = join('media', `${media.name}.jpg`)
      expect(await readFile(join(folder, 'copy', name))).toEqual(await readFile(join(folder, 'live', name)))
    }
  },
)

test('a folder that is locked by a program without a control socket is not backed up', async () => {
  const holder = await openDatabase({ dataDir: copyMigrated(join(folder, 'held')) })
  const { code, errors } = await start('command', ['backup', 'held.backup'], 'held').result()
  await holder.close()
  expect(code).toBe(1)
  expect(errors).toMatch(/^The data folder is in use by process \d+[^\n]*try again when it has ended\.\n$/)
  expect((await readdir(folder)).filter((name) => name.startsWith('held.'))).toEqual([])
})

test('a stopped backup leaves nothing behind in Plaza', async () => {
  const dataDir = join(folder, 'live')
  const snapshot = (to: string) => writeFile(join(to, 'plaza.json'), '{}')
  const log = { info() {}, warn() {}, error() {} }
  const end = await openControl(dataDir, snapshot, log)
  const given = await askForSnapshot(dataDir)
  if (!given || 'error' in given) throw new Error('there is no snapshot')
  expect(await readdir(given.folder)).toEqual(['plaza.json'])
  given.end()
  await expect.poll(() => readdir(join(dataDir, 'snapshots'))).toEqual([])
  await end()
  const failing = await openControl(dataDir, () => Promise.reject(new Error('gone')), log)
  expect(await askForSnapshot(dataDir)).toEqual({ error: expect.stringContaining('could not be read') })
  await failing()
  expect(await askForSnapshot(dataDir)).toBeNull()
})

test.each([
  ['backup', [], /^Give one file to write[^\n]*\n$/],
  ['backup', ['a', 'b'], /^Give one file to write[^\n]*\n$/],
  ['restore', ['a', '--force'], /^Give one file to read[^\n]*\n$/],
  ['restore', ['none.backup'], /^There is no file [^\n]*none\.backup\.\n$/],
  ['backup', ['x.backup'], /^There is nothing to back up in [^\n]*\n$/],
] as [string, string[], RegExp][])('%s %j ends with one line', async (command, words, line) => {
  const { code, errors } = await start('command', [command, ...words], 'nowhere').result()
  expect(code).toBe(1)
  expect(errors).toMatch(line)
})
