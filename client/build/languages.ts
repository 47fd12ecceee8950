import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogOf, entriesOf } from '../../machines/language/catalog.ts'

const folder = join(import.meta.dirname, '../languages')
const name = /^virtual:messages\/(\w+)-(first|rest)$/

/**
 * Source files of the texts on the landing page and in the frame of every page. All other texts belong to the
 * second part of the catalog.
 */
const first = /^(client\/(app|ui|runtime)\/texts\.ts|machines\/(account\/)?texts\.ts)$/

/**
 * Compiles a language's `.po` file into two modules, such as `virtual:messages/de-first` and
 * `virtual:messages/de-rest`.
 */
export function languages(): Plugin {
  return {
    name: 'plaza-languages',
    resolveId: (id) => (name.test(id) ? `\0${id}` : undefined),
    load: async function (id) {
      const [, code, part] = name.exec(id.slice(1)) ?? []
      if (!code || !id.startsWith('\0')) return undefined
      const path = join(folder, `${code}.po`)
      this.addWatchFile(path)
      const entries = entriesOf(await readFile(path, 'utf8')).filter(
        ({ references }) => references.some((file) => first.test(file)) === (part === 'first'),
      )
      return `export const catalog = ${JSON.stringify(catalogOf(entries))}`
    },
  }
}
