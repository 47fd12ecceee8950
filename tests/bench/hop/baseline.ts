import { createHash } from 'node:crypto'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import postgres from 'postgres'
import { server } from '../../../service/store/engine/session.ts'
import { type Row, answerOf, page, parametersOf } from './page.ts'

/** The minimum cost of Explore's page: Hono, the driver, and one statement that also checks the session. */
const sql = postgres(...server(process.env['DATABASE_URL'] ?? '', { max: 10 }))
const app = new Hono()

app.get('/events', async (c) => {
  const token = c.req.header('authorization')?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest('base64url')
  const rows = await sql.unsafe<Row[]>(page, parametersOf(hash), { prepare: true })
  return c.json(answerOf(rows))
})

serve({ fetch: app.fetch, port: Number(process.env['PORT']), hostname: '127.0.0.1' }, ({ port }) =>
  process.stdout.write(`The baseline is at ${port}\n`),
)
