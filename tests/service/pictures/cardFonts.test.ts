import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Blob, Face } from 'harfbuzzjs'
import { expect, test } from 'vitest'
import { drawable } from '../../../service/pictures/card/cardOrder.ts'

const folder = join(import.meta.dirname, '../../../service/pictures/card/fonts')
const fonts = globSync('*.ttf', { cwd: folder })
const drawn = new Set(
  fonts.flatMap((name) => [...new Face(new Blob(readFileSync(join(folder, name))), 0).collectUnicodes()]),
)

/** This character is invisible, so fonts do not need it. */
const rightToLeftMark = 0x200f
/** Characters that are removed from a title, so that fonts do not need them. */
const leftOut = /[\s\p{Extended_Pictographic}\p{RGI_Emoji}]/v

const named = (points: number[]) => points.map((point) => `U+${point.toString(16).toUpperCase()}`)

test('a card shows a title if and only if the fonts have all of its characters', () => {
  expect(fonts).toHaveLength(4)
  const points = Array.from({ length: 0x2_0000 }, (_, point) => point)
    .filter((point) => point !== rightToLeftMark && (point < 0xd800 || point > 0xdfff))
    .filter((point) => !leftOut.test(String.fromCodePoint(point)))
  const shown = points.filter((point) => drawable(`a${String.fromCodePoint(point)}`) !== null)
  expect(named(shown.filter((point) => !drawn.has(point))), 'shown, but in no font').toEqual([])
  expect(
    named(points.filter((point) => drawn.has(point) && !shown.includes(point))),
    'in a font, but not shown',
  ).toEqual([])
})
