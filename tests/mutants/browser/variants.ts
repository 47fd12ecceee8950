import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import type { Plugin } from 'vite'
import { root } from '../mutants.ts'
import { mutated } from '../operators/mutant.ts'
import type { Shown } from './chosen.ts'

const variant = /\?mutant=(\d+)$/

/**
 * Builds one client that contains all mutants. A page uses the mutant whose number is set before its scripts
 * run, or none.
 */
export function variants(shown: Pick<Shown, 'number' | 'file' | 'edits'>[]): Plugin {
  const byFile = Map.groupBy(shown, ({ file }) => join(root, file))
  return {
    name: 'plaza-mutants',
    enforce: 'pre',
    resolveId: (id) => (variant.test(id) ? id : null),
    load(id) {
      const file = id.replace(variant, '')
      const own = byFile.get(file)
      if (!own) return null
      const source = readFileSync(file, 'utf8')
      const number = Number(variant.exec(id)?.[1] ?? Number.NaN)
      if (Number.isNaN(number)) return switchOf(file, source, own)
      const edits = own.find((mutant) => mutant.number === number)?.edits ?? []
      return stripTypeScriptTypes(mutated(source, edits))
    },
  }
}

/** Exports what the file exports, either from the page's mutant or from the original. */
function switchOf(file: string, source: string, own: { number: number }[]) {
  const numbers = [0, ...own.map(({ number }) => number)]
  return [
    ...numbers.map((number) => `import * as m${number} from ${JSON.stringify(`${file}?mutant=${number}`)}`),
    `const mutants = { ${numbers.map((number) => `${number}: m${number}`).join(', ')} }`,
    'const chosen = mutants[globalThis.plazaMutant] ?? m0',
    ...exportsOf(file, source).map((name) => `export const ${name} = chosen.${name}`),
  ].join('\n')
}

function exportsOf(file: string, source: string): string[] {
  const entries = parseSync(file, source).module.staticExports.flatMap((one) => one.entries)
  return entries.flatMap(({ isType, exportName }) => (isType ? [] : (exportName.name ?? [])))
}
