import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { serveStatic } from 'hono/serve-static'
import { readOnly } from './readOnly.ts'

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

const absent = 'There are no pages of the machines yet: `npm run machines` writes them.'

/**
 * Serves the pages written by `npm run machines`, and rereads them on each
 * request. Returns null while `isOpen` is false.
 */
export function machinePages(folder: string, isOpen: () => boolean) {
  const getContent = async (path: string) => {
    if (!/\.(html|css|js|webp)$/.test(path)) return null
    return await readFile(join(folder, path)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
      throw error
    })
  }
  const app = new Hono()
    .use(readOnly)
    .use(async (c, next) => {
      c.header('content-security-policy', policy)
      await next()
    })
    .get('/machines', (c) => c.redirect('/machines/'))
    .get(
      '/machines/*',
      serveStatic({
        root: '',
        getContent,
        rewriteRequestPath: (path) => path.replace(/^\/machines\//, '/').replace(/\/$/, '/index.html'),
      }),
    )
    .notFound((c) => c.text(c.req.path === '/machines/' ? absent : 'Not found.', 404))
  return async (request: Request): Promise<Response | null> => (isOpen() ? await app.fetch(request) : null)
}
