import { type Context, Hono } from 'hono'
import type { Env } from '../http.ts'
import { mediaName } from '../ports/media.ts'

/** What a name stands for never changes, hence the immutable caching and a tag that is the name itself. */
const fixed = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
}

/**
 * Pictures at `/media/<name>`, for anyone who knows the name (a random one), since `img` elements send no token.
 * HEAD is Hono's own: the answer to GET without its body.
 */
export const mediaFiles = new Hono<Env>().get('/media/:name', serve)

async function serve(c: Context<Env, '/media/:name'>): Promise<Response> {
  const name = c.req.param('name')
  const file = mediaName.test(name) ? await c.get('services').media.get(name) : null
  if (file === null) return c.json({ success: false, message: 'Not found.' }, 404)
  const headers = { ...fixed, ETag: `"${name}"`, 'Content-Type': file.type }
  if (isKnown(c.req.header('if-none-match'), name)) return c.body(null, 304, headers)
  return c.body(file.bytes, 200, { ...headers, 'Content-Length': String(file.bytes.byteLength) })
}

function isKnown(tags: string | undefined, name: string) {
  const listed = tags?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return listed.includes('*') || listed.includes(`"${name}"`)
}
