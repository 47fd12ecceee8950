import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PictureProcess, pictureLimits } from '../../../service/pictures/pictureProcess.ts'
import { FairQueue } from '../../../service/pictures/queue.ts'
import { photo, sendEvent } from '../../support/events.ts'
import { blankPng } from '../../support/http/png.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

let service: TestService
let asha: Person
let ben: Person
let small: File

beforeAll(async () => {
  service = await openTestService()
  asha = await service.person()
  ben = await service.person()
  small = await photo()
})
afterAll(() => service.close())

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'a.png', { type: 'image/png' })
const send = (author: Person, picture: File) => sendEvent(service, author, { images: picture })

async function seconds(work: () => Promise<{ status: number }>) {
  const began = performance.now()
  const { status } = await work()
  return { status, took: (performance.now() - began) / 1000 }
}

/** Noise is the most expensive input for an encoder, since it is unpredictable. */
const grain = async () => {
  const [width, height] = [1280, 2560]
  const pixels = randomBytes(width * height * 3)
  const raw = { width, height, channels: 3 } as const
  return new Uint8Array(await sharp(pixels, { raw }).jpeg({ quality: 80 }).toBuffer())
}

describe('UP-3 a picture of 300 kB that would take ten seconds', () => {
  test('is refused because of its header', async () => {
    const bomb = file(blankPng({ width: 4000, height: 10_000, depth: 16, color: 6 }))
    expect(bomb.size).toBeLessThan(350_000)
    const { status, body } = await send(asha, bomb)
    expect(status).toBe(413)
    expect(body.errors).toEqual({ images: [expect.stringContaining('takes too long')] })
  })

  test.each([
    ['16 bits deep, 10 megapixels', 201, { width: 4000, height: 2500, depth: 16, color: 2 }],
    ['16 bits deep, more than 10 megapixels', 413, { width: 4000, height: 2501, depth: 16, color: 2 }],
    ['interlaced, 10 megapixels', 201, { width: 4000, height: 2500, depth: 8, color: 2, isInterlaced: true }],
    [
      'interlaced, more than 10 megapixels',
      413,
      { width: 4000, height: 2501, depth: 8, color: 2, isInterlaced: true },
    ],
    ['plain, 40 megapixels', 201, { width: 8000, height: 5000, depth: 8, color: 2 }],
    ['plain, more than 40 megapixels', 413, { width: 8000, height: 5001, depth: 8, color: 2 }],
    ['10,001 pixels wide', 413, { width: 10_001, height: 10, depth: 8, color: 2 }],
  ] as const)('%s: %d', { timeout: 60_000 }, async (_name, status, sketch) => {
    expect((await send(asha, file(blankPng(sketch)))).status).toBe(status)
  })
})

describe('UP-3 the time limit for a picture', () => {
  const order = async () => ({
    bytes: new Uint8Array(await small.arrayBuffer()),
    format: 'jpeg' as const,
    name: 'a'.repeat(30),
    widths: [320],
  })
  const costly = async () => ({ ...(await order()), bytes: await grain(), widths: [1280] })

  test('applies to CPU time: the process is ended, and the next picture gets a new one', async () => {
    const strict = new PictureProcess({ ...pictureLimits, processor: 0.3 })
    await expect(strict.run(await costly())).rejects.toMatchObject({ fault: 'tooCostly' })
    strict.end()
    const usual = new PictureProcess()
    expect((await usual.run(await costly())).files).toHaveLength(3)
    usual.end()
  }, 60_000)

  test('applies to elapsed time if a picture hangs', async () => {
    const strict = new PictureProcess({ ...pictureLimits, atMost: 0.001 })
    await expect(strict.run(await order())).rejects.toMatchObject({ fault: 'tooCostly' })
    strict.end()
  })

  test('a process that is ended loses only its current picture', async () => {
    const process = new PictureProcess()
    const lost = process.run(await costly())
    process.end()
    await expect(lost).rejects.toThrow('ended')
    expect((await process.run(await order())).files).toHaveLength(3)
    process.end()
  })
})

describe('the queue of pictures', () => {
  test('gives owners equal turns, regardless of their number of tasks, and never two workers to one owner', async () => {
    const queue = new FairQueue(['one', 'other'], { each: 10, all: 50 })
    const begun: string[] = []
    const ends: (() => void)[] = []
    const task = (name: string) => () => {
      begun.push(name)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    const names = ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']
    const all = names.map((name) => queue.run(name.slice(0, 1), task(name)))
    expect(begun).toEqual(['a1', 'b1'])
    for (let ended = 0; ended < names.length; ended += 1) {
      await expect.poll(() => ends.length, { interval: 1 }).toBeGreaterThan(0)
      ends.shift()?.()
    }
    await Promise.all(all)
    expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3'])
    expect(queue.size).toBe(0)
  })

  test('lets the small picture of one account through while expensive ones of another wait', async () => {
    const costly = file(await grain())
    await send(ben, small)
    const alone = await seconds(() => send(ben, small))
    const others = Promise.all(Array.from({ length: 4 }, () => seconds(() => send(asha, costly))))
    const beside = await seconds(() => send(ben, small))
    const all = await others
    expect(new Set([alone, beside, ...all].map(({ status }) => status))).toEqual(new Set([201]))
    // In a sequential queue, this upload would take as long as all the others together.
    expect(beside.took).toBeLessThan(Math.max(...all.map(({ took }) => took)) / 2)
    expect(beside.took / alone.took).toBeLessThan(8)
  }, 120_000)
})
