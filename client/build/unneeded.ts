import type { Plugin } from 'vite'

const theirs = '@0no-co/graphql.web'
const ours = '\0documents'

/** Operations are sent by their hash alone (`client/runtime/graph/urqlClient.ts`), so no text is read or written. */
const noText = `export { GraphQLError, Kind } from '${theirs}'
export const print = () => ''
export const parse = () => { throw new Error('Operations have no text here.') }`

const prefixes = 'var defaultStylisPlugins = [prefixer]'

/**
 * Scripts bring no styles here: the page has them all. Each is fetched before it is imported, since Chromium keeps for good that an import has
 * failed: without a line nothing would come until the page is loaded anew. The import then finds it in the cache.
 */
const preload = `const fetching = new Map()
const isHere = (url) => performance.getEntriesByName(url).some(({ responseStatus }) => responseStatus === 200)
const fetchOnce = (url) => {
  if (!fetching.has(url)) {
    const script = fetch(url).then((answer) => (answer.ok ? answer.arrayBuffer() : Promise.reject(new Error(url + ' is missing.'))))
    fetching.set(url, script)
    script.catch(() => fetching.delete(url))
  }
  return fetching.get(url)
}
export const __vitePreload = async (load, files = []) => {
  const own = /import\\(.\\.\\/([^'"\`]+)/.exec(load)?.[1]
  const paths = [...files.filter((file) => file.endsWith('.js')), ...(own ? ['assets/' + own] : [])]
  const urls = [...new Set(paths)].map((path) => location.origin + '/' + path).filter((url) => !isHere(url))
  try {
    await Promise.all(urls.map(fetchOnce))
    return await load()
  } catch (error) {
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
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
