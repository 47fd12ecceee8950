/** `npm run samples` regenerates the files of each sample picture from its widest file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from '../../../service/pictures/encode.ts'
import { slideImage } from '../../../service/pictures/process.ts'

const folder = join(import.meta.dirname, '../../../service/run/sample/pictures')
const widthOf = (file: string) => Number(/-(\d+)\.webp$/.exec(file)?.[1] ?? 0)
const files = Map.groupBy(readdirSync(folder), (file) => file.slice(0, 30))

for (const [name, all] of files) {
  const widest = all.toSorted((a, b) => widthOf(b) - widthOf(a))[0] ?? ''
  const bytes = readFileSync(join(folder, widest))
  const made = await encode({ bytes, format: 'webp', name, widths: slideImage.widths })
  // The widest file is not rewritten, since encoding it again would lose quality.
  for (const file of made.files) if (file.name !== widest) writeFileSync(join(folder, file.name), file.bytes)
}
