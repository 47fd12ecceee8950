import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyse } from 'scslre'
import { expect, test } from 'vitest'
import { excerpt, type Node, placesOf } from './support/source/syntax.ts'

const root = join(import.meta.dirname, '..')
const sources = globSync('{client,gateway,machines,service}/**/*.{ts,tsx}', { cwd: root }).filter(
  (path) => !path.includes('/generated/'),
)

/** The patterns of a file that can take quadratic time or more, as `path: pattern`. */
function slowPatterns(path: string, source: string): string[] {
  return placesOf(path, source).flatMap(({ node }) => {
    const literal = node['regex'] as { pattern: string; flags: string } | undefined
    if (node.type !== 'Literal' || !literal) return []
    const { reports } = analyse({ source: literal.pattern, flags: literal.flags })
    return reports.length > 0 ? [`${path}: ${excerpt(source, node)}`] : []
  })
}

/** The calls that build a pattern from parts, which cannot be analysed here. */
function builtPatterns(path: string, source: string): string[] {
  const isBuilt = ({ type, callee, arguments: given }: Node) =>
    /^(New|Call)Expression$/.test(type) &&
    (callee as Node)['name'] === 'RegExp' &&
    (given as Node[])[0]?.type !== 'Literal'
  return placesOf(path, source).some(({ node }) => isBuilt(node)) ? [path] : []
}

const read = (path: string) => readFileSync(join(root, path), 'utf8')

test('every pattern takes linear time on any text', () => {
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.flatMap((path) => slowPatterns(path, read(path)))).toEqual([])
})

test.each([
  String.raw`text.replaceAll(/[ \t]+(?=\n|$)/g, '')`,
  String.raw`text.split(/\s*[,;\n]\s*/)`,
  String.raw`/\n*$/.exec(text)`,
  String.raw`address.replace(/[.,;]+$/u, '')`,
  String.raw`/^(\w+\s?)*$/.test(text)`,
  String.raw`/\d+\w*x/.test(text)`,
  String.raw`text.match(/<[^>]+>/g)`,
])('%s is found', (source) => {
  expect(slowPatterns('a.ts', source)).toHaveLength(1)
})

test.each([
  String.raw`text.replaceAll(/(?<![ \t])[ \t]+(?=\n|$)/g, '')`,
  String.raw`/^\s*\d+\s*$/.test(text)`,
  String.raw`text.replaceAll(/\s+/g, ' ')`,
  String.raw`text.match(/<[^<>]+>/g)`,
])('%s is not reported', (source) => {
  expect(slowPatterns('a.ts', source)).toEqual([])
})

/** Read these by hand: a join of words, of classes or of anchored parts. */
const built: Record<string, string> = {
  'client/admin/list/address.ts': 'words of a list, anchored',
  'gateway/process/environment.ts': 'names of protocols, anchored',
  'service/events/fields/coordinates.ts': 'anchored, of a line of at most 300 characters',
  'service/events/import/reading/plainText.ts': 'names of elements, and attributes up to the next bracket',
  'service/http/input/visibleText.ts': 'one class of characters',
  'service/pictures/card/cardOrder.ts': 'one class of characters, anchored',
  'service/pictures/mediaBucket.ts': 'an element whose text ends at the next bracket',
}

test('only these files build patterns from parts', () => {
  expect(sources.flatMap((path) => builtPatterns(path, read(path))).toSorted()).toEqual(Object.keys(built))
})
