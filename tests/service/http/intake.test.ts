import { mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { takeIn, BodyRefused } from '../../../gateway/network/arrival.ts'
import { ByteBudget } from '../../../gateway/network/budget.ts'
import type { FormLimits } from '../../../gateway/network/form.ts'
import { Intake } from '../../../gateway/network/intake.ts'
import { TempFolder } from '../../../gateway/network/tempFolder.ts'

let parent: string
let folder: TempFolder
let budget: ByteBudget
let intake: Intake

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'plaza-intake-'))
})
afterAll(() => rm(parent, { recursive: true, force: true }))
afterEach(() => vi.useRealTimers())

const open = () => {
  folder = new TempFolder(parent)
  budget = new ByteBudget({ process: 1000, small: 200, address: 600 })
  intake = new Intake(budget, folder)
}
beforeAll(open)

const limits: FormLimits = { fields: 3, textBytes: 100, files: 2, fileBytes: 50 }
const sending = { address: '192.0.2.1', length: null, most: 100_000_000 }
const unlimited = () => new Intake(new ByteBudget(), folder)

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
    const barred = new Intake(new ByteBudget(), new TempFolder(join(parent, 'file')))
    expect(await barred.form(pieces(bytes), type, sending, limits).catch(statusOf)).toBe(503)
    await rm(join(parent, 'file'))
  })
})

describe('UP-8 the memory budget for bodies', () => {
  const silent = async function* () {
    await new Promise<never>(() => {})
    yield Buffer.alloc(0)
  }
  const announce = (address: string, length: number) =>
    intake.text(silent(), { address, length, most: 1000 }).catch(statusOf)
  /**
   * Resolves at once: to the refusal, or to `reading` if the body is accepted, since its bytes never arrive.
   */
  const soon = <T>(promise: Promise<T>) =>
    Promise.race([promise, new Promise((resolve) => setImmediate(resolve, 'reading'))])

  test('is limited per address (429) and in total (503), and is released', async () => {
    open()
    expect(await soon(announce('192.0.2.1', 600))).toBe('reading')
    expect(await soon(announce('192.0.2.1', 1))).toBe(429)
    expect(await soon(announce('192.0.2.2', 200))).toBe('reading')
    expect(budget.held).toBe(800)
    open()
    const read = intake.text(pieces(Buffer.alloc(600)), { address: '192.0.2.1', length: 600, most: 1000 })
    expect((await read).length).toBe(600)
    expect(budget.held).toBe(0)
    expect(await soon(announce('192.0.2.1', 600))).toBe('reading')
  })

  test('is shared by the addresses of a household', async () => {
    open()
    expect(await soon(announce('2001:db8::1', 600))).toBe('reading')
    expect(await soon(announce('2001:db8::2', 1))).toBe(429)
  })

  test('is limited for uploads, so that some is left for other requests', () => {
    const all = new ByteBudget({ process: 1_000_000, small: 200_000, address: 900_000 })
    expect(all.hold('192.0.2.1', 800_000)).toBeTypeOf('function')
    expect(all.hold('192.0.2.2', 100_001)).toMatchObject({ status: 503, retryAfter: 5 })
    expect(all.hold('192.0.2.2', 100_000)).toBeTypeOf('function')
  })

  test('is reserved step by step if the length is unknown', async () => {
    const wide = new Intake(new ByteBudget({ process: 1_000_000, small: 0, address: 250_000 }), folder)
    const body = (bytes: number) => pieces(Buffer.alloc(bytes), 50_000)
    expect((await wide.text(body(200_000), sending)).length).toBe(200_000)
    expect(await wide.text(body(300_000), sending).catch(statusOf)).toBe(429)
  })

  test('is not reserved twice for bodies that the gateway in this process passes on', async () => {
    open()
    const own = { address: null, length: 2000, most: 3000 }
    expect((await intake.text(pieces(Buffer.alloc(2000)), own)).length).toBe(2000)
  })
})

describe('UP-8 slow senders', () => {
  /** Receives a body at `rate` bytes per second, with fake timers. */
  async function receive(rate: number, length: number | null) {
    vi.useFakeTimers()
    const body = async function* () {
      for (let sent = 0; sent < (length ?? 60_000); sent += rate) {
        await new Promise((resolve) => setTimeout(resolve, 1000))
        yield Buffer.alloc(rate)
      }
    }
    const reading = (async () => {
      for await (const chunk of takeIn(body(), 30_000_000, length)) expect(chunk).toBeInstanceOf(Buffer)
      return 'read'
    })().catch(statusOf)
    await vi.advanceTimersByTimeAsync(60_000)
    return await Promise.race([reading, Promise.resolve('still going')])
  }

  test('are cut off if they would take far more than a minute', async () => {
    expect(await receive(1, null)).toBe(408)
    expect(await receive(100_000, 25_000_000)).toBe(408)
    expect(await receive(2000, 100_000)).toBe('read')
    expect(await receive(500_000, 25_000_000)).toBe('read')
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
