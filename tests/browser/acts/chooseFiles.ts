import { randomUUID } from 'node:crypto'
import { mkdir, truncate, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Locator, test } from '@playwright/test'
import type { DraftImage } from '../../../machines/domain.ts'
import { blankJpeg, photograph } from './photograph.ts'

/**
 * The properties of a file in a table that matter here. `sides` are the width and height of a picture with
 * too many pixels.
 */
type Described = Pick<DraftImage, 'name' | 'size' | 'type' | 'sides'>

const tooLarge = 5_000_000

/**
 * Selects files like the described ones in a file field. Pictures of a permitted size have the content that
 * `picture` returns, by default a small photograph. Playwright gets paths, because sending the bytes of large
 * files through its protocol takes seconds.
 */
export async function chooseFiles(
  field: Locator,
  described: readonly Described[],
  picture: () => Promise<Buffer> = async () => await photograph(64, 48),
) {
  // A file that changes after it was chosen can no longer be read.
  const folder = test.info().outputPath('chosen', randomUUID())
  const written = described.map(async ({ name, size, type, sides }) => {
    const path = join(folder, name)
    await mkdir(dirname(path), { recursive: true })
    const isPicture = type.startsWith('image/') && size < tooLarge
    await writeFile(path, sides ? await blankJpeg(sides) : isPicture ? await picture() : '')
    if (!sides && !isPicture) await truncate(path, size)
    return path
  })
  await field.setInputFiles(await Promise.all(written))
}
