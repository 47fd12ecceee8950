/**
 * `npm run fonts` writes the two fonts of the first load into `client/ui/style/fonts`, and one of them for
 * the service. They contain only the Latin letters, weights and features that Plaza uses: 43 kB instead of
 * the packages' 90. Fonts for other scripts come from the packages unchanged.
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
  const made = await subset(whole, latinOf(readFileSync(join(folder, 'wght.css'), 'utf8')), {
    targetFormat: 'woff2',
    ...options,
  })
  writeFileSync(join(root, 'client/ui/style/fonts', file), made)
  process.stdout.write(`${file}: ${whole.length} to ${made.length} bytes\n`)
}

// For pictures drawn on the server, whose library cannot read woff2.
const heading = readFileSync(join(root, 'client/ui/style/fonts/bricolage-grotesque-latin-wght-normal.woff2'))
const ofService = { targetFormat: 'truetype', keepFeatures: inWords } as const
const letters = latinOf(
  readFileSync(join(root, 'node_modules/@fontsource-variable/bricolage-grotesque/wght.css'), 'utf8'),
)
writeFileSync(
  join(root, 'service/pictures/card/bricolage-grotesque.ttf'),
  await subset(heading, letters, ofService),
)

/** All characters for which the package's style sheet uses this file. */
function latinOf(css: string): string {
  const [, ranges = ''] = /latin-wght-normal\.woff2\)[^}]+unicode-range: (U\+0000[^;]+);/.exec(css) ?? []
  const letters = ranges.split(',').flatMap((range) => {
    const [, first = '', last = first] = /^U\+([\dA-F]+)(?:-([\dA-F]+))?$/.exec(range.trim()) ?? []
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last, 16)]
    return Array.from({ length: to - from + 1 }, (_, n) => String.fromCodePoint(from + n))
  })
  if (letters.length === 0) throw new Error('The style sheet of the font has another form.')
  return letters.join('')
}
