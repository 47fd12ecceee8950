import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { catalogOf, entriesOf } from '../../machines/language/catalog.ts'
import type { Catalog } from '../../machines/language/wording.ts'

const folder = join(import.meta.dirname, '../languages')
/** Names of the cities of time zones, from CLDR. */
const cities = join(import.meta.dirname, '../../machines/language/cities')
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
      const named: Catalog =
        part === 'first' ? {} : JSON.parse(await readFile(join(cities, `${code}.json`), 'utf8'))
      return `export const catalog = ${JSON.stringify({ ...named, ...catalogOf(entries) })}`
    },
  }
}
