import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { extname, join, relative, sep } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { newNonce, pagePolicy, type PageHosts } from './headers.ts'

/** What the page hands to the client of the maps service. */
export interface MapOptions {
  /** Its address template. */
  mapEmbedUrl: string
  /** `ask`: it hears of nobody who has not asked for a map. */
  mapConsent: 'show' | 'ask'
}

export interface ClientOptions extends PageHosts, MapOptions {
  /** The folder that the client is built into. */
  folder: string
}

interface File {
  bytes: Buffer<ArrayBuffer>
  type: string
  etag: string
  /** Compressed on first use. */
  packed: Map<'br' | 'gzip', Promise<Buffer<ArrayBuffer>>>
}

/** One line for whoever starts the process. */
export class ClientMissing extends Error {
  constructor(folder: string) {
    super(`The client is not built: ${folder} has no index.html. "npm start" builds it.`)
    this.name = 'ClientMissing'
  }
}

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
}

/** Serves the built client; paths that are no file get its page, as it routes by itself. */
export async function clientFiles(options: ClientOptions): Promise<(request: Request) => Promise<Response>> {
  const files = await readFiles(options.folder)
  const page = files.get('/index.html')?.bytes.toString()
  if (page === undefined) throw new ClientMissing(options.folder)

  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return new Response('Method not allowed.', { status: 405, headers: { allow: 'GET, HEAD' } })
    }
    const { pathname } = new URL(request.url)
    const file = files.get(pathname)
    if (file && pathname !== '/index.html') return await fileAnswer(request, pathname, file)
    if (/\.[^/]*$/.test(pathname) && pathname !== '/index.html') {
      return new Response('Not found.', { status: 404, headers: { 'cache-control': 'no-store' } })
    }
    return await packedPage(pageAnswer(page, options), request)
  }
}

/** The page, with a nonce of its own for the styles that scripts make. Also used on the page of the development server. */
export function pageAnswer(page: string, options: ClientOptions): Response {
  const nonce = newNonce()
  return new Response(completed(page, nonce, options), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': pagePolicy(nonce, options),
    },
  })
}

/** Puts in what is known only when the page is served: the nonce and the map. */
export function completed(page: string, nonce: string, { mapEmbedUrl, mapConsent }: MapOptions): string {
  const template = mapEmbedUrl.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return page
    .replaceAll('__NONCE__', nonce)
    .replace(
      '</head>',
      () =>
        `  <meta name="plaza-map" content="${template}" />\n  <meta name="plaza-map-consent" content="${mapConsent}" />\n  </head>`,
    )
}

/**
 * Nothing that a sender chose stands beside the nonce, which is another one each time: so the length of what is compressed
 * tells nobody anything.
 */
async function packedPage(answer: Response, request: Request): Promise<Response> {
  const { headers } = answer
  headers.set('vary', 'accept-encoding')
  const bytes = Buffer.from(await answer.arrayBuffer())
  const encoding = encodingFor(request, { type: 'text/html', bytes })
  if (!encoding) return new Response(bytes, { headers })
  headers.set('content-encoding', encoding)
  return new Response(await pack(encoding, bytes), { headers })
}

async function readFiles(folder: string): Promise<Map<string, File>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
  return new Map(
    await Promise.all(
      files.map(async ({ name, parentPath }) => {
        const bytes = await readFile(join(parentPath, name))
        const path = relative(folder, join(parentPath, name)).split(sep).join('/')
        const type = types[extname(name)] ?? 'application/octet-stream'
        const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
        return [`/${path}`, { bytes, type, etag, packed: new Map() }] as const
      }),
    ),
  )
}

async function fileAnswer(request: Request, path: string, file: File): Promise<Response> {
  const headers: Record<string, string> = {
    'content-type': file.type,
    // Names of assets carry a hash of what is in them.
    'cache-control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    etag: file.etag,
    vary: 'accept-encoding',
    'content-security-policy': "default-src 'none'",
  }
  if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
  const encoding = encodingFor(request, file)
  if (!encoding) return new Response(file.bytes, { headers })
  const known = file.packed.get(encoding) ?? pack(encoding, file.bytes)
  file.packed.set(encoding, known)
  return new Response(await known, { headers: { ...headers, 'content-encoding': encoding } })
}

function encodingFor(request: Request, { type, bytes }: Pick<File, 'type' | 'bytes'>): 'br' | 'gzip' | null {
  if (bytes.length < 1000 || !/^text|json|svg/.test(type)) return null
  const accepted = (request.headers.get('accept-encoding') ?? '').split(',').map((part) => part.trim())
  const accepts = (name: string) => accepted.some((part) => part === name || part.startsWith(`${name};q=0.`))
  return accepts('br') ? 'br' : accepts('gzip') ? 'gzip' : null
}

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Brotli at 9 is near its best at a tenth of the time. */
async function pack(encoding: 'br' | 'gzip', bytes: Buffer): Promise<Buffer<ArrayBuffer>> {
  if (encoding === 'gzip') return Buffer.from(await zip(bytes, { level: 9 }))
  return Buffer.from(await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }))
}
