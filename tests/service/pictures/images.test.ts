import sharp, { type Sharp } from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { HttpError } from '../../../service/http/httpError.ts'
import {
  eventImages,
  type ImageRules,
  processImage,
  profilePicture,
  slideImage,
  storeImages,
} from '../../../service/pictures/process.ts'
import type { ImageFile } from '../../../service/pictures/order.ts'
import type { Media } from '../../../service/ports/media.ts'
import { hostileImages, join, photo, samples, text } from '../../support/http/hostileImages.ts'

const ascii = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

let jpeg: Uint8Array
let png: Uint8Array
let webp: Uint8Array
let gif: Uint8Array

beforeAll(async () => {
  ;({ jpeg, png, webp, gif } = await samples())
})

async function refusal(bytes: Uint8Array, rules: ImageRules = eventImages) {
  try {
    await processImage(bytes, rules, 'asha')
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, errors: error.errors }
    throw error
  }
  return { status: 201, errors: undefined }
}

describe('UP-1 hostile uploads', () => {
  it.each(hostileImages)('%s is refused with %d', async (_name, status, make) => {
    const refused = await refusal(await make({ jpeg, png, webp, gif }))
    expect(refused.status).toBe(status)
    expect(Object.keys(refused.errors ?? {})).toEqual(['images'])
  })

  it('names the field of the route', async () => {
    expect((await refusal(text('x'), slideImage)).errors).toEqual({
      image: ['Only JPG, PNG, WebP or GIF pictures can be uploaded.'],
    })
    expect((await refusal(text('x'), profilePicture)).errors).toHaveProperty('profile_pic')
  })
})

async function filesOf(bytes: Uint8Array, rules: ImageRules = eventImages) {
  const { stored, files } = await processImage(bytes, rules, 'asha')
  const byEnding = new Map(files.map((file) => [file.name.slice(stored.name.length), file]))
  const file = (ending: string): ImageFile => {
    const found = byEnding.get(ending)
    if (!found) throw new Error(`no ${ending} among ${[...byEnding.keys()].join(' ')}`)
    return found
  }
  return { stored, files, file, endings: [...byEnding.keys()].toSorted() }
}

describe('accepted pictures', () => {
  it('are stored as WebP and AVIF in three widths, as JPEG, and as a preview', async () => {
    const { stored, files, endings } = await filesOf(await photo(2000, 1500).jpeg().toBuffer())
    expect(endings).toEqual(
      ['-1280.avif', '-1280.webp', '-320.avif', '-320.webp', '-640.avif', '-640.webp', '.jpg'].toSorted(),
    )
    expect(stored).toMatchObject({ width: 2000, height: 1500, widths: [320, 640, 1280] })
    expect(stored.name).toMatch(/^[0-9a-f]{30}$/)
    const preview = Buffer.from(stored.blur.replace('data:image/webp;base64,', ''), 'base64')
    expect(await sharp(preview).metadata()).toMatchObject({ format: 'webp', width: 16, height: 12 })
    for (const { name, bytes } of files) {
      const { width, format } = await sharp(bytes).metadata()
      expect(width).toBe(Number(/-(\d+)\./.exec(name)?.[1] ?? 1280))
      expect(format).toBe(name.endsWith('.avif') ? 'heif' : name.endsWith('.webp') ? 'webp' : 'jpeg')
    }
  })

  it('are never enlarged', async () => {
    expect((await filesOf(png)).stored.widths).toEqual([320, 400])
    const tiny = await filesOf(await photo(9, 7).png().toBuffer())
    expect(tiny.stored.widths).toEqual([9])
    expect(await sharp(tiny.file('.jpg').bytes).metadata()).toMatchObject({ width: 9, height: 7 })
  })

  it('are made small enough for the encoders, even if they are tall strips', async () => {
    const { stored, file } = await filesOf(await photo(500, 9000).jpeg().toBuffer())
    expect(stored).toMatchObject({ width: 500, height: 9000, widths: [142] })
    expect(await sharp(file('-142.webp').bytes).metadata()).toMatchObject({ height: 2560 })
  })

  it('may be GIF on slides, where only the first frame is used', async () => {
    const frames = await Promise.all(
      ['#f00', '#0f0'].map((background) =>
        sharp({ create: { width: 50, height: 40, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { stored, file } = await filesOf(moving, slideImage)
    expect(stored).toMatchObject({ width: 50, height: 40 })
    const { dominant } = await sharp(file('-50.webp').bytes).stats()
    expect(dominant.r).toBeGreaterThan(200)
    const movingWebp = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await filesOf(movingWebp)).stored).toMatchObject({ width: 50, height: 40 })
  })

  it('may be CMYK, 16 bits deep, grey, or transparent', async () => {
    const cmyk = await photo(60, 40).toColourspace('cmyk').jpeg().toBuffer()
    expect((await sharp(cmyk).metadata()).space).toBe('cmyk')
    const deep = await photo(60, 40).toColourspace('rgb16').png().toBuffer()
    expect((await sharp(deep).metadata()).depth).toBe('ushort')
    const clear = await sharp({ create: { width: 60, height: 40, channels: 4, background: '#0000' } })
      .png()
      .toBuffer()
    const grey = await photo(60, 40).greyscale().png().toBuffer()
    for (const bytes of [cmyk, deep, clear, grey]) {
      const { file } = await filesOf(bytes)
      expect(await sharp(file('.jpg').bytes).metadata()).toMatchObject({
        width: 60,
        height: 40,
        hasAlpha: false,
      })
      expect((await sharp(file('-60.webp').bytes).metadata()).depth).toBe('uchar')
    }
    expect((await sharp((await filesOf(clear)).file('-60.webp').bytes).metadata()).hasAlpha).toBe(true)
    expect((await sharp((await filesOf(clear)).file('.jpg').bytes).stats()).dominant.r).toBeGreaterThan(240)
  })

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'UP-4 are upright for any orientation tag, here %d',
    async (orientation) => {
      // Red on the left and blue on the right once the picture is rotated according to its tag.
      const upright = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#00f' } })
        .composite([
          { input: { create: { width: 40, height: 40, channels: 3, background: '#f00' } }, left: 0, top: 0 },
        ])
        .png()
        .toBuffer()
      const turns: Record<number, (image: Sharp) => Sharp> = {
        1: (image) => image,
        2: (image) => image.flop(),
        3: (image) => image.rotate(180),
        4: (image) => image.flip(),
        5: (image) => image.rotate(270).flop(),
        6: (image) => image.rotate(270),
        7: (image) => image.rotate(90).flop(),
        8: (image) => image.rotate(90),
      }
      const turned = await (turns[orientation]?.(sharp(upright)) ?? sharp(upright)).png().toBuffer()
      const tagged = await sharp(turned).withMetadata({ orientation }).jpeg({ quality: 95 }).toBuffer()
      const { stored, file } = await filesOf(tagged)
      expect(stored).toMatchObject({ width: 80, height: 40 })
      for (const ending of ['-80.webp', '-80.avif', '.jpg']) {
        const { data, info } = await sharp(file(ending).bytes)
          .removeAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true })
        expect(info).toMatchObject({ width: 80, height: 40 })
        const pixel = (x: number) => [...data.subarray((20 * 80 + x) * 3, (20 * 80 + x) * 3 + 3)]
        const [[leftRed = 0, , leftBlue = 255], [rightRed = 255, , rightBlue = 0]] = [
          pixel(10),
          pixel(70),
        ] as [number[], number[]]
        expect(leftRed - leftBlue).toBeGreaterThan(150)
        expect(rightBlue - rightRed).toBeGreaterThan(150)
      }
    },
  )

  it('UP-4 do not reveal where or by whom they were taken, in any format', async () => {
    const telling = await photo(1500, 1000)
      .withExif({
        IFD0: { Copyright: 'Secret Photographer', Make: 'SecretCam' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '50/1 56/1 2800/100',
          GPSLongitudeRef: 'E',
          GPSLongitude: '6/1 57/1 3100/100',
        },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><secret-place/></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg({ quality: 92 })
      .toBuffer()
    const before = await sharp(telling).metadata()
    expect(ascii(telling)).toContain('Secret Photographer')
    expect([before.exif, before.xmp, before.icc].every(Boolean)).toBe(true)
    const { files } = await filesOf(telling)
    expect(files).toHaveLength(7)
    for (const { bytes } of files) {
      const { exif, xmp, icc, iptc, orientation } = await sharp(bytes).metadata()
      expect({ exif, xmp, icc, iptc, orientation }).toEqual({})
      expect(ascii(bytes)).not.toMatch(/secret|Exif\0\0|xmpmeta|ns:meta|GPSLat/i)
    }
  })

  it('contain nothing that was hidden in or after the original', async () => {
    const payload = '<script>alert("hidden")</script><?php system($_GET[0]); ?>'
    const comment = join(new Uint8Array([0xff, 0xfe, 0, payload.length + 2]), text(payload))
    for (const carrier of [
      join(jpeg, text(payload)),
      join(jpeg.subarray(0, 2), comment, jpeg.subarray(2)),
      join(png, text(payload)),
    ]) {
      const { files } = await filesOf(carrier)
      for (const { bytes } of files) expect(ascii(bytes)).not.toMatch(/<script|<\?php|hidden/)
    }
  })
})

/** The segment in which a picture says that a second one follows it in the same file. */
const secondPicture = join(
  new Uint8Array([0xff, 0xe2, 0, 90]),
  text('MPF\0MM\0*\0\0\0\u0008'),
  new Uint8Array(76),
)
const film = join(new Uint8Array([0, 0, 0, 24]), text('ftypmp42'), new Uint8Array(4096))

it('nothing is left of a film or of a gain map in the same file, and the picture is upright', async () => {
  const turned = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#c33' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const gainMap = await photo(200, 300).jpeg().toBuffer()
  for (const phones of [
    join(turned, film),
    join(turned.subarray(0, 2), secondPicture, turned.subarray(2), gainMap),
  ]) {
    const { stored, files, file } = await filesOf(phones)
    expect([stored.width, stored.height]).toEqual([600, 900])
    const { dominant } = await sharp(file('.jpg').bytes).stats()
    expect([dominant.r > 180, dominant.g < 80, dominant.b < 80]).toEqual([true, true, true])
    for (const { name, bytes } of files) {
      // AVIF itself begins with such a box.
      expect(ascii(bytes).lastIndexOf('ftyp')).toBe(name.endsWith('.avif') ? 4 : -1)
      expect(ascii(bytes)).not.toMatch(/MPF\0|mp42|GPS/)
      if (name.endsWith('.jpg')) expect(ascii(bytes).lastIndexOf('\u00ff\u00d8\u00ff')).toBe(0)
    }
  }
})

describe('the queue', () => {
  /** Uploads, by default ten per person; each person may have twenty waiting. */
  const uploads = (count: number, persons = Math.ceil(count / 10)) =>
    Array.from({ length: count }, (_, at) => processImage(png, eventImages, `person ${at % persons}`))
  const refusalsOf = (outcomes: PromiseSettledResult<unknown>[]) =>
    outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as HttpError] : []))

  it('refuses the fifty-first picture with 503 and Retry-After', async () => {
    const refused = refusalsOf(await Promise.allSettled(uploads(52)))
    expect(refused.map((error) => [error.status, error.headers])).toEqual([
      [503, { 'Retry-After': '10' }],
      [503, { 'Retry-After': '10' }],
    ])
    await expect(Promise.all(uploads(2))).resolves.toHaveLength(2)
  })

  it('refuses the twenty-first picture of one person with 429', async () => {
    const refused = refusalsOf(await Promise.allSettled(uploads(21, 1)))
    expect(refused.map((error) => [error.status, error.headers])).toEqual([[429, { 'Retry-After': '10' }]])
  })

  it('continues after a picture that failed', async () => {
    const broken = processImage(jpeg.subarray(0, 2000), eventImages, 'asha')
    const good = processImage(png, eventImages, 'ben')
    await expect(broken).rejects.toThrow('damaged')
    await expect(good).resolves.toHaveProperty('stored')
  })
})

describe('storeImages', () => {
  function recording() {
    const names: string[] = []
    const media: Media = {
      put: async (name) => void names.push(name),
      get: async () => null,
      remove: async () => {},
      list: async function* list() {},
    }
    return { media, names }
  }

  it('stores no picture if one of them is refused', async () => {
    const { media, names } = recording()
    const uploads = [new Blob([Buffer.from(png)]), new Blob(['<svg/>'])]
    await expect(storeImages(media, uploads, eventImages, 'asha')).rejects.toMatchObject({ status: 415 })
    expect(names).toEqual([])
  })

  it('UP-5 gives each picture a random name, even if the same one is stored twice', async () => {
    const { media, names } = recording()
    const file = new File([Buffer.from(png)], '../../etc/passwd.png')
    const [first, second] = await storeImages(media, [file, file], eventImages, 'asha')
    expect(first?.name).not.toBe(second?.name)
    expect(names).toHaveLength(10)
    expect(names.every((name) => /^[0-9a-f]{30}(-(320|400)\.(webp|avif)|\.jpg)$/.test(name))).toBe(true)
  })
})
