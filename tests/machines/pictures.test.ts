import { describe, expect, test } from 'vitest'
import type { DraftImage } from '../../machines/domain.ts'
import {
  admit,
  eventPicture,
  isHeic,
  isToShrink,
  personPicture,
  pictureProblem,
  slidePicture,
  unreadable,
} from '../../machines/pictures/rules.ts'
import { poster } from '../workflows/fixtures.ts'
import { inEnglish } from '../support/workflow/english.ts'

const file = (name: string, type: string, size = 1000): DraftImage => ({ ...poster, name, type, size })
const pictures = (count: number) =>
  Array.from({ length: count }, (_, index) => file(`${index + 1}.jpg`, 'image/jpeg'))

test.each([
  ['photo.heic', 'image/heic', true],
  ['photo.jpg', 'image/heif', true],
  ['IMG_1.HEIC', '', true],
  ['IMG_1.heif', '', true],
  ['heic.jpg', 'image/jpeg', false],
])('%s of type "%s" is a HEIC photo: %s', (name, type, is) => expect(isHeic({ name, type })).toBe(is))

const sizes = [
  [8000, 5000],
  [8000, 5001],
  [10_000, 4000],
  [10_001, 4],
] as const

describe('pictures that are made smaller', () => {
  const sides = { width: 4000, height: 3000 }
  const isShrunk = (image: DraftImage) => isToShrink(eventPicture, { sides, ...image })

  test('because of their bytes', () => {
    expect(isShrunk(file('a.png', 'image/png', 5_000_000))).toBe(false)
    expect(isShrunk(file('a.png', 'image/png', 5_000_001))).toBe(true)
    expect(isToShrink(slidePicture, { ...file('a.gif', 'image/gif', 5_000_001), sides })).toBe(false)
    expect(isToShrink(slidePicture, { ...file('a.gif', 'image/gif', 10_000_001), sides })).toBe(true)
  })

  test('because of their pixels', () => {
    const shrunk = sizes.map(([width, height]) =>
      isShrunk({ ...file('a.png', 'image/png'), sides: { width, height } }),
    )
    expect(shrunk).toEqual([false, true, false, true])
  })

  test('because the service does not read HEIC', () => {
    expect(isShrunk(file('a.heic', ''))).toBe(true)
  })

  test('unless they are no pictures, or the browser cannot read them', () => {
    expect(isShrunk(file('a.pdf', 'application/pdf', 9_000_000))).toBe(false)
    expect(isShrunk({ ...file('a.jpg', 'image/jpeg', 9_000_000), sides: null })).toBe(false)
  })
})

describe('reasons to refuse a file as a picture', () => {
  test.each<[string, string | null, string | null, string | null]>([
    ['image/jpeg', null, null, null],
    ['image/webp', null, null, null],
    ['image/gif', 'a is not a JPG, PNG or WebP picture', null, null],
    [
      'image/svg+xml',
      'a is not a JPG, PNG or WebP picture',
      'a is not a JPG, PNG, WebP or GIF picture',
      'a is not a JPG, PNG, WebP or GIF picture',
    ],
    [
      '',
      'a is not a JPG, PNG or WebP picture',
      'a is not a JPG, PNG, WebP or GIF picture',
      'a is not a JPG, PNG, WebP or GIF picture',
    ],
  ])('of type "%s"', (type, event, person, slide) => {
    const rules = [eventPicture, personPicture, slidePicture]
    expect(inEnglish(rules.map((rule) => pictureProblem(rule, file('a', type))))).toEqual([
      event,
      person,
      slide,
    ])
  })

  const unread = 'a.png cannot be read as a picture'
  test.each([
    [5_000_000, null, null],
    [5_000_001, unread, null],
    [10_000_001, unread, unread],
  ])('of %s bytes, which could not be made smaller', (size, small, large) => {
    const image = file('a.png', 'image/png', size)
    const problems = [eventPicture, personPicture, slidePicture].map((rule) => pictureProblem(rule, image))
    expect(inEnglish(problems)).toEqual([small, small, large])
  })

  test('of more than 40 megapixels or 10,000 pixels on a side, which could not be made smaller', () => {
    const problems = sizes.map(([width, height]) =>
      pictureProblem(slidePicture, { ...file('a.png', 'image/png'), sides: { width, height } }),
    )
    expect(inEnglish(problems)).toEqual([null, unread, null, unread])
  })

  test('of a HEIC photo that could not be read', () => {
    const heic = 'a.heic is a HEIC picture, which this browser cannot read. Please choose it as a JPG'
    expect(inEnglish(pictureProblem(eventPicture, file('a.heic', 'image/heic')))).toBe(heic)
  })

  test('the file cannot be displayed', () => {
    expect(inEnglish(unreadable(poster))).toBe('poster.jpg cannot be read as a picture')
    expect(inEnglish(unreadable(file('photo.heic', '')))).toBe(
      'photo.heic is a HEIC picture, which this browser cannot read. Please choose it as a JPG',
    )
  })
})

describe('files accepted as pictures', () => {
  const [one, two, three, ...others] = pictures(6)
  const notes = file('notes.pdf', 'application/pdf')
  const huge = file('huge.jpg', 'image/jpeg', 5_000_001)

  test.each<[string, number, number, (DraftImage | undefined)[], (DraftImage | undefined)[], string | null]>([
    ['all, if they fit', 5, 3, [one, two], [one, two], null],
    [
      'the first three of six, if there are two already',
      5,
      2,
      [one, two, three, ...others],
      [one, two, three],
      'Maximum 5 images. Not added: 4.jpg, 5.jpg, 6.jpg',
    ],
    ['none, if there is no room', 10, 10, [one], [], 'Maximum 10 images. Not added: 1.jpg'],
    [
      'those after unsuitable files',
      5,
      4,
      [notes, huge, one, two],
      [one],
      'notes.pdf is not a JPG, PNG or WebP picture. huge.jpg cannot be read as a picture. Maximum 5 images. Not added: 2.jpg',
    ],
  ])('%s', (_name, most, present, chosen, taken, problem) => {
    const files = chosen.filter((image) => image !== undefined)
    expect(inEnglish(admit(eventPicture, most, present, files))).toEqual({ taken, problem })
  })
})
