import type { Plugin } from 'vite'

const theirs = '@0no-co/graphql.web'
const ours = '\0documents'

/** Operations are sent by their hash alone (`client/runtime/graph/urqlClient.ts`), so no text is read or written. */
const noText = `export { GraphQLError, Kind } from '${theirs}'
export const print = () => ''
export const parse = () => { throw new Error('Operations have no text here.') }`

const prefixes = 'var defaultStylisPlugins = [prefixer]'

/** Removes urql's GraphQL parser and printer and Emotion's prefixes for old browsers: Plaza needs neither. */
export function unneeded(): Plugin {
  return {
    name: 'plaza-unneeded',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === theirs && importer?.includes('/@urql/core/') ? ours : undefined),
    load: (id) => (id === ours ? noText : undefined),
    transform: (code, id) => {
      if (!id.includes('/@emotion/cache/dist/')) return undefined
      if (!code.includes(prefixes)) throw new Error('Emotion has another form: see client/build/unneeded.ts.')
      return { code: code.replace(prefixes, 'var defaultStylisPlugins = []'), map: null }
    },
  }
}
