import type { MiddlewareHandler } from 'hono'

/** For pages and files, whatever else a method asks for. */
export const readOnly: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return await next()
  return c.text('Method not allowed.', 405, { allow: 'GET, HEAD' })
}
