import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Context } from 'hono'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { compress } from 'hono/compress'
import { html } from 'hono/html'
import type { Env } from '../http/env.ts'
import { HttpError } from '../http/httpError.ts'
import { addExamples, type Reference } from '../http/reference/reference.ts'
import { tags } from '../http/reference/tags.ts'

const about = `The calls behind Plaza. Sign in by \`POST /common/login/\` and send \`tokens.access\` as
\`Authorization: Bearer …\`. Paths answer with and without the slash at their end. Every error is
\`{success: false, message, errors?}\`, where \`errors\` names each field at fault.`

const types: Record<string, string> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
}

const start = `SwaggerUIBundle({
  url: '/common/openapi.json', dom_id: '#reference', deepLinking: true,
  persistAuthorization: false, displayRequestDuration: true, validatorUrl: null,
})`

const policy =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

function referenceOf(app: OpenAPIHono<Env>): string {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    description: 'The `tokens.access` of a login.',
  })
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Plaza',
      version: '1',
      description: about,
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    servers: [{ url: '/' }],
    tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  })
  return JSON.stringify(addExamples(JSON.parse(JSON.stringify(document)) as Reference))
}

const zip = promisify(gzip)

const pathOf = (name: string) => fileURLToPath(import.meta.resolve(`swagger-ui-dist/${name}`))

/**
 * Reads and compresses a file only once, since that costs as much as handling many calls and anybody may
 * request it.
 */
function once(read: () => Promise<Buffer<ArrayBuffer>>) {
  let both: ReturnType<typeof make> | undefined
  const make = async () => {
    const plain = await read()
    return { plain, packed: Buffer.from(await zip(plain)) }
  }
  return async (c: Context<Env>, type: string, headers: Record<string, string> = {}) => {
    const { plain, packed } = await (both ??= make())
    const isPacked = /\bgzip\b(?! *; *q=0)/.test(c.req.header('accept-encoding') ?? '')
    if (isPacked) c.header('Content-Encoding', 'gzip')
    return c.body(isPacked ? packed : plain, 200, {
      'Content-Type': type,
      Vary: 'Accept-Encoding',
      ...headers,
    })
  }
}

export function documentation(app: OpenAPIHono<Env>) {
  // Generated on the first request, to keep startup fast. It is the same for everyone, so its compressed
  // length reveals nothing.
  const reference = once(async () => Buffer.from(referenceOf(app)))
  const files = new Map(Object.keys(types).map((name) => [name, once(() => readFile(pathOf(name)))]))
  app.get('/common/openapi.json', (c) => reference(c, 'application/json'))
  app.get('/common/docs/', compress(), async (c) => {
    const page = await html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>Plaza: REST reference</title>
          <link rel="icon" href="data:," />
          <link rel="stylesheet" href="/common/docs/swagger-ui.css" />
        </head>
        <body>
          <main id="reference"></main>
          <script src="/common/docs/swagger-ui-bundle.js"></script>
          <script src="/common/docs/start.js"></script>
        </body>
      </html>`
    return c.html(page, 200, { 'Content-Security-Policy': policy })
  })
  app.get('/common/docs/start.js', (c) => c.body(start, 200, { 'Content-Type': 'text/javascript' }))
  app.get('/common/docs/:file', async (c) => {
    const { file } = c.req.param()
    const answer = files.get(file)
    if (!answer) throw new HttpError(404, 'Not found.')
    return await answer(c, types[file] ?? '', { 'Cache-Control': 'public, max-age=86400' })
  })
}
