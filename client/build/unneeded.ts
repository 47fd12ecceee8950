import type { Plugin } from 'vite'

const theirs = '@0no-co/graphql.web'
const ours = '\0documents'

/** Operations are sent by their hash alone (`client/runtime/graph/urqlClient.ts`), so no text is read or written. */
const noText = `export { GraphQLError, Kind } from '${theirs}'
export const print = () => ''
export const parse = () => { throw new Error('Operations have no text here.') }`

const prefixes = 'var defaultStylisPlugins = [prefixer]'

/** Scripts bring no styles here: the page has them all. */
const preload = `const asked = new Set()
export const __vitePreload = (load, files = []) => {
  for (const file of files)
    if (file.endsWith('.js') && !asked.has(file)) {
      asked.add(file)
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + file }))
    }
  return load().catch((error) => {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  })
}`

/** Removes urql's GraphQL parser and printer, Emotion's prefixes for old browsers and Vite's waiting for styles: Plaza needs none. */
export function unneeded(): Plugin {
  return {
    name: 'plaza-unneeded',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === theirs && importer?.includes('/@urql/core/') ? ours : undefined),
    load: (id) => (id === ours ? noText : undefined),
    transform: (code, id) => {
      if (id.includes('vite/preload-helper')) return { code: preload, map: null }
      if (!id.includes('/@emotion/cache/dist/')) return undefined
      if (!code.includes(prefixes)) throw new Error('Emotion has another form: see client/build/unneeded.ts.')
      return { code: code.replace(prefixes, 'var defaultStylisPlugins = []'), map: null }
    },
  }
}
