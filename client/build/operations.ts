import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const imported = /import \{([^}]+)\} from ["']([^"']+\/generated\/graphql\.ts)["'];?/g
const one = /^(.+\/generated\/graphql\.ts)\?only=(\w+)$/

/**
 * Turns each operation into its own module. Bundlers do not split modules, so a single module would put all
 * operations into the first load.
 */
export function operations(): Plugin {
  return {
    name: 'plaza-operations',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => {
      if (id.includes('/node_modules/') || !code.includes('/generated/graphql.ts')) return undefined
      const apart = (_: string, names: string, file: string) =>
        names
          .split(',')
          .map((name) => `import {${name}} from '${file}?only=${name.trim()}';`)
          .join(' ')
      return { code: code.replaceAll(imported, apart), map: null }
    },
    load: async (id) => {
      const [, file, name] = one.exec(id) ?? []
      if (!file || !name) return undefined
      const [, operation] =
        new RegExp(`^export const ${name}: .+ = (\\{.+\\});$`, 'm').exec(await readFile(file, 'utf8')) ?? []
      if (!operation) throw new Error(`The client has no operation ${name}: see client/build/operations.ts.`)
      return `export const ${name} = ${operation}`
    },
  }
}
