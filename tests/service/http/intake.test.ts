import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BodyRefused } from '../../../gateway/network/arrival.ts'
import type { FormLimits } from '../../../gateway/network/form.ts'
import { Intake } from '../../../gateway/network/intake.ts'
import { TempFolder } from '../../../gateway/network/tempFolder.ts'

let parent: string
let folder: TempFolder
let intake: Intake

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'plaza-intake-'))
})
afterAll(() => rm(parent, { recursive: true, force: true }))

const open = () => {
  folder = new TempFolder(parent)
  intake = new Intake(folder, 2)
}
beforeAll(open)

const limits: FormLimits = { fields: 3, textBytes: 100, files: 2, fileBytes: 50 }
const sending = { length: null, most: 100_000_000 }
const unlimited = () => new Intake(folder)

/** A form as sent on the wire. */
async function encoded(parts: readonly (readonly [string, string | File])[]) {
  const form = new FormData()
  for (const [name, value] of parts) form.append(name, value)
  const response = new Response(form)
  return {
    type: response.headers.get('content-type') ?? '',
    bytes: Buffer.from(await response.arrayBuffer()),
  }
}

async function* pieces(bytes: Buffer, size = 7) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

async function filesLeft(): Promise<number> {
  const names = await readdir(parent, { recursive: true, withFileTypes: true })
  return names.filter((each) => each.isFile()).length
}

const statusOf = (error: unknown) => (error instanceof BodyRefused ? error.status : error)

describe('UP-8 forms', () => {
  const picture = new File(['0123456789'], 'Zürich 1.png', { type: 'image/png' })

  test('are streamed, with their files on disk, readable only by their owner', async () => {
    const { type, bytes } = await encoded([
      ['title', 'Straße\nzwei'],
      ['images', picture],
      ['images', new File([], '')],
    ])
    // The bytes after the end of the form are ignored.
    const body = pieces(Buffer.concat([bytes, Buffer.from('\r\nepilogue')]))
    const { entries, leave } = await unlimited().form(body, type, sending, limits)
    const files = entries.flatMap(([, value]) => (value instanceof File ? [value] : []))
    expect(entries.map(([name]) => name)).toEqual(['title', 'images', 'images'])
    expect(entries[0]?.[1]).toBe('Straße\r\nzwei')
    expect(files.map(({ name, size, type: media }) => [name, size, media])).toEqual([
      ['Zürich 1.png', 10, 'image/png'],
    ])
    expect(await files[0]?.text()).toBe('0123456789')
    // An empty file picker is sent like this.
    expect(entries[2]?.[1]).toBe('')
    const [own] = await readdir(parent)
    const [path = ''] = await readdir(join(parent, own ?? ''))
    expect((await stat(join(parent, own ?? ''))).mode & 0o777).toBe(0o700)
    expect((await stat(join(parent, own ?? '', path))).mode & 0o777).toBe(0o600)
    await leave()
    expect(await filesLeft()).toBe(0)
  })

  const many = (count: number, value: string | File) =>
    Array.from({ length: count }, (_, at) => [`field${at}`, value] as const)
  const excesses: [string, number, readonly (readonly [string, string | File])[]][] = [
    ['too many fields', 400, many(4, 'x')],
    ['100,000 fields', 400, many(100_000, 'x')],
    ['too many files', 400, many(3, picture)],
    ['texts whose total is too long', 413, many(2, 'x'.repeat(51))],
    ['one text that is too long', 413, many(1, 'x'.repeat(101))],
    [
      'a file that is too large',
      413,
      [
        ['a', picture],
        ['b', new File(['x'.repeat(51)], 'b.png')],
      ],
    ],
    ['a name that is too long', 400, [['n'.repeat(201), 'x']]],
  ]
  test.each(excesses)('%s: %i, and nothing is left behind', async (_name, status, parts) => {
    const { type, bytes } = await encoded(parts)
    let sent = 0
    const body = async function* () {
      for await (const piece of pieces(bytes, 1000)) {
        sent += piece.length
        yield piece
      }
    }
    const refusal = unlimited().form(body(), type, sending, limits)
    expect(await refusal.catch(statusOf)).toBe(status)
    expect(sent).toBeLessThan(100_000)
    expect(await filesLeft()).toBe(0)
  })

  test.each([
    ['no boundary', 'multipart/form-data', 'x'],
    [
      'a missing end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1',
    ],
    [
      'a file without an end',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n1',
    ],
    ['an empty body', 'multipart/form-data; boundary=x', ''],
    ['a body that is not a form', 'multipart/form-data; boundary=x', 'nothing of the kind'],
    ['no name', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data\r\n\r\n1\r\n--x--'],
  ])('%s is 400, and no file is left', async (_name, type, text) => {
    const refusal = unlimited().form(pieces(Buffer.from(text)), type, sending, limits)
    expect(await refusal.catch(statusOf)).toBe(400)
    expect(await filesLeft()).toBe(0)
  })

  test('a form whose sender disconnects midway leaves nothing behind', async () => {
    const { type, bytes } = await encoded([
      ['a', picture],
      ['b', picture],
    ])
    const body = async function* () {
      yield* pieces(bytes.subarray(0, bytes.length - 80))
      throw new Error('reset')
    }
    expect(await unlimited().form(body(), type, sending, limits).catch(statusOf)).toBe(400)
    expect(await filesLeft()).toBe(0)
  })

  test('an unwritable folder gives 503', async () => {
    const { type, bytes } = await encoded([['a', picture]])
    await writeFile(join(parent, 'file'), '')
    const barred = new Intake(new TempFolder(join(parent, 'file')))
    expect(await barred.form(pieces(bytes), type, sending, limits).catch(statusOf)).toBe(503)
    await rm(join(parent, 'file'))
  })
})

describe('UP-2 the number of uploads at the same time', () => {
  test('is limited (503), and each makes room when it is over or refused', async () => {
    open()
    const { type, bytes } = await encoded([['a', 'x']])
    const upload = (more = {}) => intake.form(pieces(bytes), type, { ...sending, ...more }, limits)
    const first = await upload()
    expect(await upload({ most: 10, length: 11 }).catch(statusOf)).toBe(413)
    const second = await upload()
    const { status, retryAfter } = (await upload().catch((error: unknown) => error)) as BodyRefused
    expect([status, retryAfter]).toEqual([503, 5])
    // The gateway in this process passes on a form that is counted already.
    await (await upload({ isPassedOn: true })).leave()
    expect(intake.uploads).toBe(2)
    await first.leave()
    await first.leave()
    expect(intake.uploads).toBe(1)
    await (await upload()).leave()
    await second.leave()
    expect(intake.uploads).toBe(0)
  })
})

describe('UP-2 the size of a text', () => {
  test('is limited by its announced length, or while it arrives', async () => {
    const body = (bytes: number) => pieces(Buffer.alloc(bytes), 100)
    expect((await intake.text(body(1000), { length: null, most: 1000 })).length).toBe(1000)
    expect(await intake.text(body(1001), { length: null, most: 1000 }).catch(statusOf)).toBe(413)
    expect(await intake.text(body(1), { length: 1001, most: 1000 }).catch(statusOf)).toBe(413)
    const broken = (async function* () {
      yield Buffer.alloc(1)
      throw new Error('reset')
    })()
    expect(await intake.text(broken, sending).catch(statusOf)).toBe(400)
  })
})

describe('UP-8 files left by an earlier process', () => {
  test('are removed at startup, but those of live processes stay', async () => {
    const old = await mkdtemp(join(tmpdir(), 'plaza-stale-'))
    const id = '01234567-89ab-cdef-0123-456789abcdef'
    const [dead, reborn] = [`${hostname()}.4194305.${id}`, `${hostname()}.${process.pid}.${id}`]
    const [alive, elsewhere, foreign] = [`${hostname()}.${process.ppid}.${id}`, `elsewhere.1.${id}`, 'notes']
    for (const name of [dead, reborn, alive, elsewhere, foreign]) {
      await mkdir(join(old, name))
      await writeFile(join(old, name, 'file'), 'x')
    }
    const next = new TempFolder(old)
    await next.sweep()
    expect((await readdir(old)).toSorted()).toEqual([alive, elsewhere, foreign].toSorted())
    await writeFile(await next.newPath(), 'x')
    await next.close()
    expect((await readdir(old)).toSorted()).toEqual([alive, elsewhere, foreign].toSorted())
    await rm(old, { recursive: true })
    await expect(new TempFolder(join(old, 'none')).sweep()).resolves.toBeUndefined()
  })
})
