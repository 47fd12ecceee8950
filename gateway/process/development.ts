import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createServer } from 'vite'
import { fillIn } from './pages/clientFiles.ts'
import { newNonce } from './headers.ts'

interface DevelopmentClient {
  answer: (request: IncomingMessage, response: ServerResponse) => void
  close: () => Promise<void>
}

/**
 * Serves the client from source with hot reload. Sets no content
 * security policy, since the dev tools add inline scripts.
 */
export async function developmentClient(
  root: string,
  server: Server,
  map: object,
): Promise<DevelopmentClient> {
  const vite = await createServer({
    configFile: join(root, 'vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server } },
  })
  const page = async (url: string) => {
    const source = await readFile(join(root, 'client', 'index.html'), 'utf8')
    return fillIn(await vite.transformIndexHtml(url, source), newNonce(), map)
  }
  return {
    answer: (request, response) => {
      vite.middlewares(request, response, () => {
        page(request.url ?? '/').then(
          (html) => response.setHeader('content-type', 'text/html; charset=utf-8').end(html),
          (error: unknown) => {
            response.statusCode = 500
            response.end(String(error))
          },
        )
      })
    },
    close: () => vite.close(),
  }
}
