import { type Context, Hono } from 'hono'
import { addressLimit } from '../http/limits/addressLimit.ts'
import type { Env } from '../http/env.ts'
import { mediaName } from '../ports/media.ts'

const fixed = {
  'Cache-Control': 'public, max-age=31536000, immutable',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'Accept-Ranges': 'bytes',
}

const perMinute = 3000

/** Serves a picture to anyone who knows its random name, since `img` elements send no token. */
export const mediaFiles = () => new Hono<Env>().get('/media/:name', addressLimit(perMinute), serve)

async function serve(c: Context<Env, '/media/:name'>): Promise<Response> {
  const name = c.req.param('name')
  const file = mediaName.test(name) ? await c.get('services').media.get(name) : null
  if (file === null) return c.json({ success: false, message: 'Not found.' }, 404)
  const headers = { ...fixed, ETag: `"${name}"`, 'Content-Type': file.type }
  if (isKnown(c.req.header('if-none-match'), name)) return c.body(null, 304, headers)
  const { bytes } = file
  const size = bytes.byteLength
  const part = partOf(c, name, size)
  if (part === 'none') return c.body(null, 416, { ...fixed, 'Content-Range': `bytes */${size}` })
  if (part === 'all') return c.body(bytes, 200, { ...headers, 'Content-Length': String(size) })
  const { start, end } = part
  return c.body(bytes.subarray(start, end + 1), 206, {
    ...headers,
    'Content-Range': `bytes ${start}-${end}/${size}`,
    'Content-Length': String(end + 1 - start),
  })
}

function isKnown(tags: string | undefined, name: string) {
  const listed = tags?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? []
  return listed.includes('*') || listed.includes(`"${name}"`)
}

function partOf(
  c: Context<Env>,
  name: string,
  size: number,
): 'all' | 'none' | { start: number; end: number } {
  const version = c.req.header('if-range')
  const isSame = version === undefined || version === `"${name}"`
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(c.req.header('range') ?? '') ?? []
  if (c.req.method !== 'GET' || !isSame || first + last === '') return 'all'
  const isTail = first === ''
  if (!isTail && last !== '' && Number(last) < Number(first)) return 'all'
  const start = isTail ? Math.max(0, size - Number(last)) : Number(first)
  const end = isTail || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  return start < size ? { start, end } : 'none'
}
