import type { Plugin } from 'vite'

const theirs = '@0no-co/graphql.web'
const ours = '\0documents'

/** Operations go by their hash alone (`client/runtime/graph/urqlClient.ts`): there is no text to read, and none to write. */
const noText = `export { GraphQLError, Kind } from '${theirs}'
export const print = () => ''
export const parse = () => { throw new Error('Operations have no text here.') }`

const prefixes = 'var defaultStylisPlugins = [prefixer]'

/**
 * Parts of packages that Plaza has no use for and that would stay in the bundle: urql's parser and printer of GraphQL (3 kB gzipped),
 * and Emotion's names of properties for browsers of ten years ago (1 kB).
 */
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
