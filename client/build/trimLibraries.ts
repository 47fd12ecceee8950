import type { Plugin } from 'vite'

const theirs = '@0no-co/graphql.web'
const ours = '\0documents'

/** Operations are sent by their hash alone (`client/runtime/graph/urqlClient.ts`), so no text is read or written. */
const noText = `export { GraphQLError, Kind } from '${theirs}'
export const print = () => ''
export const parse = () => { throw new Error('Operations have no text here.') }`

const prefixes = 'var defaultStylisPlugins = [prefixer]'

/**
 * Scripts bring no styles here: the page has them all. Where the line is in doubt each is fetched before it is imported, since Chromium 150
 * keeps for good that an import has failed: nothing would come when the line is back, until the page is loaded anew.
 */
const preload = `const asked = new Set()
let isSure = true
const fetchScript = async (path) => {
  const answer = await fetch('/' + path)
  if (!answer.ok) throw new Error(path + ' is missing.')
  await answer.arrayBuffer()
}
const preload = (path) => {
  if (asked.has(path)) return
  asked.add(path)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: '/' + path }))
}
export const __vitePreload = async (load, files = []) => {
  const scripts = files.filter((file) => file.endsWith('.js'))
  const own = /import\\(.\\.\\/([^'"\`]+)/.exec(load)?.[1]
  try {
    if (isSure && navigator.onLine) scripts.forEach(preload)
    else await Promise.all([...scripts, ...(own ? ['assets/' + own] : [])].map(fetchScript))
    return await load()
  } catch (error) {
    isSure = false
    dispatchEvent(new Event('vite:preloadError'))
    throw error
  }
}`

/** Removes urql's GraphQL parser and printer, Emotion's prefixes for old browsers and Vite's waiting for styles: Plaza needs none. */
export function trimLibraries(): Plugin {
  return {
    name: 'plaza-trim-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) => (id === theirs && importer?.includes('/@urql/core/') ? ours : undefined),
    load: (id) => (id === ours ? noText : undefined),
    transform: (code, id) => {
      if (id.includes('vite/preload-helper')) return { code: preload, map: null }
      if (!id.includes('/@emotion/cache/dist/')) return undefined
      if (!code.includes(prefixes))
        throw new Error('Emotion has another form: see client/build/trimLibraries.ts.')
      return { code: code.replace(prefixes, 'var defaultStylisPlugins = []'), map: null }
    },
  }
}
