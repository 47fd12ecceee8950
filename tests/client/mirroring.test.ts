import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const sources = globSync('client/**/*.{ts,tsx,css,html}', { cwd: root }).filter(
  (path) => !path.includes('/generated/') && !path.includes('/public/'),
)

/** Styles that are not mirrored in Arabic, grouped by reason. Each entry names a file and a style. */
const exceptions: Record<string, string[]> = {
  'px of a drawing, which nivo counts from the left': [
    'client/ui/display/charts/chartLook.ts left: end',
    'client/ui/display/charts/chartLook.ts right: start',
    'client/ui/display/charts/chartLook.ts left: start',
    'client/ui/display/charts/chartLook.ts right: end',
    'client/ui/display/charts/PieChart.tsx right: 44',
    'client/ui/display/charts/PieChart.tsx left: 44',
  ],
  'room for signs whose place follows the page, in a field whose text may run the other way': [
    'client/ui/fields/fieldLook.ts paddingRight: start',
    'client/ui/fields/fieldLook.ts paddingLeft: end',
    'client/ui/fields/fieldLook.ts paddingLeft: start',
    'client/ui/fields/fieldLook.ts paddingRight: end',
  ],
  'a date in the direction of the browser, on a mirrored page': [
    'client/ui/fields/DateField.tsx text-align: right',
  ],
  'a distance that was measured on the screen': [
    'client/ui/layout/Tabs.tsx left: tab.getBoundingClientRect()[edge] - strip.getBoundingClientRect()[edge] - gap',
  ],
  'a small screen is scaled from its top left corner': [
    "client/ui/display/Screen.tsx inset: '0 auto auto 0'",
    "client/ui/display/Screen.tsx transformOrigin: '0 0'",
  ],
  'people who stroll to and fro': [
    'client/account/auth/SquareArt.tsx transform: translate(calc(-1 * var(--stride))',
    'client/account/auth/SquareArt.tsx transform: translate(var(--stride)',
  ],
}

/** A declaration in a style sheet or in an object: `padding-left: 1rem`, `textAlign: 'left'`. */
const declaration = /(?<![\w.-])([a-z][A-Za-z-]*): ?(`[^`]*`|'[^']*'|"[^"]*"|(?:\$\{[^}]*\}|[^;,}\n])+)/g

const sidedNames =
  /^(left|right|(scroll-)?(margin|padding)-(left|right)|border-(left|right)(-\w+)?|border-(top|bottom)-(left|right)-radius|inset-(left|right))$/
const sidedValues: Record<string, RegExp> = {
  'text-align': /\b(left|right)\b/,
  float: /\b(left|right)\b/,
  clear: /\b(left|right)\b/,
  'justify-content': /\b(left|right)\b/,
  'background-position': /\b(left|right)\b/,
  'object-position': /\b(left|right)\b/,
  'transform-origin': /\b(left|right)\b|^0 /,
  'position-area': /\b(left|right)\b/,
  transform: /translateX\((?!0)|translate3d\((?!0)|translate\((?!0)/,
}

/** Shorthands with values in the order top, right, bottom, left. */
const boxes = /^(margin|padding|inset|scroll-margin|scroll-padding|border-(width|color|style))$/

test('no style depends on left or right', () => {
  const found = sources.flatMap((path) =>
    sided(readFileSync(join(root, path), 'utf8')).map((place) => `${path} ${place}`),
  )
  expect(found.toSorted()).toEqual(Object.values(exceptions).flat().toSorted())
})

test.each([
  ['padding-left: 1rem;', true],
  ['paddingRight: space[2],', true],
  ["textAlign: 'left',", true],
  ['float: right;', true],
  ['border-top-left-radius: 0;', true],
  ['margin: 0 1rem 0 2rem;', true],
  ['padding: `${space[1]} ${space[3]} ${space[1]} ${space[1]}`,', true],
  ['border-radius: 1rem 0 0 1rem;', true],
  ['translate: 100% 0 }', true],
  ['translate: calc(100% * var(--inline-sign)) 0 }', false],
  ['translate: 0 1rem }', false],
  ['margin: 0 1rem 2rem 1rem;', false],
  ['border-radius: ${radius.large} ${radius.large} 0 0;', false],
  ['padding-inline: 1rem 2rem;', false],
])('%s names left or right: %s', (style, is) => {
  expect(sided(style).length > 0).toBe(is)
})

function sided(source: string): string[] {
  return [...source.matchAll(declaration)]
    .filter(([, name = '', value = '']) => isSided(kebab(name), plain(value)))
    .map(([whole]) => whole.trim())
}

function isSided(name: string, value: string): boolean {
  if (sidedNames.test(name)) return true
  const parts = partsOf(value)
  if (boxes.test(name)) return parts.length === 4 && parts[1] !== parts[3]
  // Values are in the order top left, top right, bottom right, bottom left.
  if (name === 'border-radius')
    return (
      parts.length > 1 && (parts[0] !== parts[1] || (parts.length > 2 && parts[2] !== (parts[3] ?? parts[1])))
    )
  if (name === 'translate') return parts[0] !== '0' && !value.includes('var(--inline-sign)')
  return sidedValues[name]?.test(value) ?? false
}

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const plain = (value: string) => value.trim().replaceAll(/^[`'"]|[`'"]$/g, '')

/** Splits the value of a shorthand, but not within brackets. */
const partsOf = (value: string) =>
  value.match(/(?:[^\s({[]|\([^()]*(?:\([^()]*\)[^()]*)*\)|\{[^}]*\}|\[[^\]]*\])+/g) ?? []
