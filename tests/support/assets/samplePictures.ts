/** `npm run samples` regenerates the files and the preview of each sample picture from its widest file. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { encode } from '../../../service/pictures/encode.ts'
import { slideImage } from '../../../service/pictures/process.ts'

const sample = join(import.meta.dirname, '../../../service/run/sample')
const folder = join(sample, 'pictures')
const widthOf = (file: string) => Number(/-(\d+)\.webp$/.exec(file)?.[1] ?? 0)
const files = Map.groupBy(readdirSync(folder), (file) => file.slice(0, 30))
const previews = new Map<string, string>()

for (const [name, all] of files) {
  const widest = all.toSorted((a, b) => widthOf(b) - widthOf(a))[0] ?? ''
  const bytes = readFileSync(join(folder, widest))
  const made = await encode({ bytes, format: 'webp', name, widths: slideImage.widths })
  // The widest file is not rewritten, since encoding it again would lose quality.
  for (const file of made.files) if (file.name !== widest) writeFileSync(join(folder, file.name), file.bytes)
  previews.set(name, made.stored.blur)
}

// Replaces only the previews in the text, since writing parsed JSON would reformat the files.
for (const file of ['events.json', 'slides.json']) {
  const text = readFileSync(join(sample, file), 'utf8')
  const withPreviews = text.replaceAll(
    /("name": "([0-9a-f]{30})",[^}]*"blur": ")[^"]*/g,
    (_, before: string, name: string) => `${before}${previews.get(name)}`,
  )
  writeFileSync(join(sample, file), withPreviews)
}
