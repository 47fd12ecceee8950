import type { MiddlewareHandler } from 'hono'

/** Refuses all methods other than GET and HEAD on pages and files. */
export const readOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return await next()
  return c.text('Method not allowed.', 405, { allow: 'GET, HEAD' })
}
