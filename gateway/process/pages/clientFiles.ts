import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Context, Hono, type HonoRequest } from 'hono'
import { etag } from 'hono/etag'
import { serveStatic } from 'hono/serve-static'
import {
  acceptedLanguage,
  chosenLanguage,
  type LanguageCode,
  languageCodes,
} from '../../../machines/language/languages.ts'
import { newNonce, pagePolicy, type PageHosts, workerPolicy } from '../headers.ts'
import { readOnly } from './readOnly.ts'

interface ClientOptions extends PageHosts {
  folder: string
  /** What the page is told about maps (`client/events/map/mapOptions.ts`). */
  map: object
}

type Bytes = Buffer<ArrayBuffer>
type Env = { Variables: { nonce: string } }

export class ClientMissing extends Error {
  override readonly name = 'ClientMissing'

  constructor(folder: string) {
    super(`The client is not built: ${folder} has no index.html. "npm start" builds it.`)
  }
}

const pagePath = '/index.html'

export async function clientFiles(options: ClientOptions): Promise<(request: Request) => Promise<Response>> {
  const files = await readFiles(options.folder)
  const packed = new Map<string, Promise<Bytes | null>>()
  const page = files.get(pagePath)?.toString()
  if (page === undefined) throw new ClientMissing(options.folder)
  const pageAt = pagesOf(page)

  /**
   * Compressing the nonce is safe: an attacker controls no part of the page, so its length reveals nothing.
   */
  const pageOf = ({ req, var: { nonce } }: Context<Env>) => {
    const address = req.path === '/' ? '/' : req.path + new URL(req.url).search
    return Buffer.from(fillIn(pageAt(address, languageOf(req)), nonce, options.map))
  }
  const getContent = async (path: string, c: Context<Env>) => {
    const [, name = path, encoding] = /^(.+)\.(br|gz)$/.exec(path) ?? []
    const bytes = name === pagePath ? pageOf(c) : files.get(name)
    if (encoding === undefined || !bytes || name === pagePath)
      return bytes ? await pack(bytes, encoding) : null
    // Compressed once, on the first request
    const known = packed.get(path) ?? pack(bytes, encoding)
    packed.set(path, known)
    return await known
  }
  const policyOf = (path: string, nonce: string) => {
    if (path === pagePath) return pagePolicy(nonce, options)
    return path === '/worker.js' ? workerPolicy : "default-src 'none'"
  }
  const tags = new Map([...files].map(([path, bytes]) => [path, tagOf(bytes)]))
  const onFound = (path: string, c: Context<Env>) => {
    c.header('cache-control', cachingOf(path))
    c.header('content-security-policy', policyOf(path, c.var.nonce))
    c.header('vary', path === pagePath ? 'accept-encoding, accept-language, cookie' : 'accept-encoding')
    if (path !== pagePath) c.header('etag', tags.get(path))
  }
  // The page has no ETag: its nonce must match the policy header of the same response.
  const validate = etag()
  const isFile = (path: string) => files.has(path) || /\.[^/.]*$/.test(path)
  const rewriteRequestPath = (path: string) => (isFile(path) ? path : pagePath)
  const app = new Hono<Env>()
    .use(readOnly)
    .use(async (c, next) => {
      c.set('nonce', newNonce())
      return rewriteRequestPath(c.req.path) === pagePath ? await next() : await validate(c, next)
    })
    .use(serveStatic<Env>({ root: '', getContent, precompressed: true, onFound, rewriteRequestPath }))
    .notFound((c) => c.text('Not found.', 404, { 'cache-control': 'no-store' }))
  return async (request) => await app.fetch(request)
}

/** Returns the page for an address and a language. Each page keeps only the parts prerendered for it. */
function pagesOf(page: string): (address: string, code: LanguageCode) => string {
  const drawn = /<!--for (\S+) (\S+?)-->(.*?)<!--\/for-->/gs
  const own = (address: string, code: LanguageCode) =>
    page.replaceAll(drawn, (_, of: string, at: string, part: string) =>
      (of === code || of === '*') && (at === address || at === '*') ? part : '',
    )
  // A prerendered page is painted before the app is downloaded, so it does not preload the app.
  const withoutApp = (html: string) => html.replace(/<!--elsewhere-->.*<!--\/elsewhere-->/s, '')
  const paths = new Set([...page.matchAll(drawn)].flatMap(([, , at]) => (at && at !== '*' ? [at] : [])))
  const pages = new Map<string, string>()
  for (const code of languageCodes) {
    pages.set(code, own('', code))
    for (const path of paths) pages.set(`${code} ${path}`, withoutApp(own(path, code)))
  }
  return (address, code) => pages.get(`${code} ${address}`) ?? pages.get(code) ?? page
}

/** The language from the device's cookie, or else from `Accept-Language`. */
const languageOf = (request: HonoRequest): LanguageCode =>
  chosenLanguage(request.header('cookie') ?? '') ?? acceptedLanguage(request.header('accept-language'))

export function fillIn(page: string, nonce: string, map: object): string {
  const content = JSON.stringify(map)
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
  return page
    .replaceAll('__NONCE__', nonce)
    .replace('</head>', () => `  <meta name="plaza-map" content="${content}" />\n  </head>`)
}

async function readFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const found = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  const files = new Map<string, Bytes>()
  await Promise.all(
    found.map(async ({ name, parentPath }) => {
      const path = `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`
      files.set(path, await readFile(join(parentPath, name)))
    }),
  )
  return files
}

/**
 * Asset names contain a content hash. The browser may reuse
 * the page for back navigation but not for a new visit.
 */
function cachingOf(path: string): string {
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache'
}

/** A weak ETag, because all encodings share it. */
const tagOf = (bytes: Bytes) => `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/**
 * Returns null if compression is not worthwhile. Brotli level 9 is nearly as good as the highest level at a
 * tenth of the time; a wide window would take twenty times as long.
 */
async function pack(bytes: Bytes, encoding: string | undefined): Promise<Bytes | null> {
  if (encoding === undefined) return bytes
  if (bytes.length < 1000) return null
  if (encoding === 'gz') return Buffer.from(await zip(bytes, { level: 9 }))
  const window = Math.min(22, Math.max(16, Math.ceil(Math.log2(bytes.length))))
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_LGWIN]: window }
  return Buffer.from(await brotli(bytes, { params }))
}
