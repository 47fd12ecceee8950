import type { Plugin } from 'vite'

const theirs = '@0no-co/graphql.web'
const ours = '\0documents'

/**
 * urql brings along a parser and a printer of GraphQL, 3 kB gzipped. Plaza's operations go by their hash alone
 * (`client/runtime/graph/urqlClient.ts`): there is no text to read, and none to write.
 */
export function documents(): Plugin {
  return {
    name: 'plaza-documents',
    enforce: 'pre',
    resolveId: (id, importer) => (id === theirs && importer?.includes('/@urql/core/') ? ours : undefined),
    load: (id) =>
      id === ours
        ? `export { GraphQLError, Kind } from '${theirs}'
export const print = () => ''
export const parse = () => { throw new Error('Operations have no text here.') }`
        : undefined,
  }
}
