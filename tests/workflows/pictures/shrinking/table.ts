import type { DraftImage } from '../../../../machines/domain.ts'
import { asks, does, has, stays, table, to, when } from '../../../support/workflow/table.ts'
import { trouble } from '../../../support/workflow/cases.ts'
import { poster, stage } from '../../fixtures.ts'

/** A panorama, which has too many pixels on a side but is quick to decode. */
export const photo = {
  ...poster,
  key: 'photo',
  name: 'photo.jpg',
  size: 900_000,
  sides: { width: 10_001, height: 400 },
}
/** The same picture after it was made smaller. */
export const smaller = { ...poster, key: 'photo', name: 'smaller.jpg', size: 2_400_000 }

const shrinks = asks('shrinkPicture', { image: photo, mostBytes: 5_000_000 })
const nothing = has({ ready: [], waiting: [] })

interface Known {
  ready: string[]
  waiting: string[]
}

const hands = (...images: DraftImage[]) => [does('hand', images), nothing] as const

/** Hands over all that were chosen, in their order, unless there is another one to be made smaller. */
const goesOn = (first: DraftImage, ...more: Parameters<typeof to>) => [
  when({ waiting: ['photo.jpg'], ready: ['poster.jpg'] }, to('idle', ...more, ...hands(poster, first))),
  when(
    { waiting: ['photo.jpg', 'poster.jpg', 'stage.png'] },
    to('idle', ...more, ...hands(poster, first, poster, stage)),
  ),
  when(
    { waiting: ['photo.jpg', 'poster.jpg', 'photo.jpg'] },
    to(
      'shrinking',
      ...more,
      has({ ready: ['poster.jpg', first.name, 'poster.jpg'], waiting: ['photo.jpg'] }),
      shrinks,
    ),
  ),
  when(
    { ready: ['poster.jpg', 'smaller.jpg', 'poster.jpg'] },
    to('idle', ...more, ...hands(poster, smaller, poster, first)),
  ),
  to('idle', ...more, ...hands(poster, photo, poster, first)),
]

/** Beyond the specification: a picture above its limits is made smaller in the browser before it is sent. */
export const shrinkingTable = table({
  start: to('idle', nothing),
  idle: {
    'pictures.choose (two small ones)': to('idle', does('hand', [poster, stage])),
    'pictures.choose (one too large, after a small one)': to(
      'shrinking',
      has({ ready: ['poster.jpg'], waiting: ['photo.jpg'] }),
      shrinks,
    ),
  },
  shrinking: {
    is: 'busy',
    'pictures.choose (two small ones)': stays(
      has(({ waiting }: Known) => ({ waiting: [...waiting, 'poster.jpg', 'stage.png'] })),
    ),
    'pictures.choose (one too large, after a small one)': stays(
      has(({ waiting }: Known) => ({ waiting: [...waiting, 'poster.jpg', 'photo.jpg'] })),
    ),
    'pictures.drop': to('idle', nothing),
    'shrinkPicture succeeds': goesOn(smaller),
    'shrinkPicture fails': goesOn(photo, does('log', { error: trouble })),
  },
})
