/**
 * `npm run fonts` writes two sets of fonts: those of the first load into `client/ui/style/fonts`, reduced to
 * the Latin letters, weights and features that Plaza uses (43 kB instead of 90 kB in the packages), and those
 * for the pictures that the service draws. The client's fonts for other writing systems come from the
 * packages unchanged.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import subset from 'subset-font'

const root = join(import.meta.dirname, '../../..')
const inWords = ['kern', 'ccmp', 'locl', 'mark', 'mkmk']

const fonts = [
  {
    family: 'inter',
    // The `font-feature-settings` of client/ui/style/global.css, and tabular figures.
    options: {
      variationAxes: { wght: { min: 400, max: 750 } },
      keepFeatures: [...inWords, 'tnum', 'cv11', 'ss03'],
    },
  },
  // Headings have a single weight.
  { family: 'bricolage-grotesque', options: { variationAxes: { wght: 700 }, keepFeatures: inWords } },
]

for (const { family, options } of fonts) {
  const folder = join(root, 'node_modules/@fontsource-variable', family)
  const file = `${family}-latin-wght-normal.woff2`
  const whole = readFileSync(join(folder, 'files', file))
  const made = await subset(whole, charactersOf(readFileSync(join(folder, 'wght.css'), 'utf8'), 'latin'), {
    targetFormat: 'woff2',
    ...options,
  })
  writeFileSync(join(root, 'client/ui/style/fonts', file), made)
  process.stdout.write(`${file}: ${whole.length} to ${made.length} bytes\n`)
}

// For pictures drawn by the service, whose library cannot read woff2. Arabic and Devanagari need all
// features.
const ofService = [
  ['bricolage-grotesque', 'latin', inWords],
  ['bricolage-grotesque', 'latin-ext', inWords],
  ['noto-sans-arabic', 'arabic'],
  ['noto-sans-devanagari', 'devanagari'],
] as const
for (const [family, script, keepFeatures] of ofService) {
  const folder = join(root, 'node_modules/@fontsource-variable', family)
  const whole = readFileSync(join(folder, 'files', `${family}-${script}-wght-normal.woff2`))
  const made = await subset(whole, charactersOf(readFileSync(join(folder, 'wght.css'), 'utf8'), script), {
    targetFormat: 'truetype',
    variationAxes: { wght: 700 },
    ...(keepFeatures && { keepFeatures: [...keepFeatures] }),
  })
  writeFileSync(join(root, `service/pictures/card/fonts/${family}-${script}.ttf`), made)
  process.stdout.write(`${family}-${script}.ttf: ${made.length} bytes\n`)
}

/** The characters for which the package's style sheet loads the font file of this script. */
function charactersOf(css: string, script: string): string {
  const rule = new RegExp(String.raw`-${script}-wght-normal\.woff2\)[^}]+unicode-range: (U\+[^;]+);`)
  const [, ranges = ''] = rule.exec(css) ?? []
  const letters = ranges.split(',').flatMap((range) => {
    const [, first = '', last = first] = /^U\+([\dA-F]+)(?:-([\dA-F]+))?$/.exec(range.trim()) ?? []
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n))
  })
  if (letters.length === 0) throw new Error('The style sheet of the font has another form.')
  return letters.join('')
}
