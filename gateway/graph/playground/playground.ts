import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type ExampleLogin, examples } from './playgroundExamples.ts'
import { typeDefs } from '../typeDefs.ts'

/** GraphiQL with its scripts and styles in separate files, so that the page needs no inline code. */
export async function playgroundPage(request: Request, login?: ExampleLogin): Promise<Response | null> {
  const { pathname } = new URL(request.url)
  if (request.method !== 'GET' && request.method !== 'HEAD') return null
  if (pathname === '/graphql/schema.graphql') {
    return new Response(typeDefs, {
      headers: {
        'content-type': 'text/plain; charset=utf-8',
        'content-disposition': 'inline; filename="schema.graphql"',
      },
    })
  }
  if (pathname === '/graphql' && request.headers.get('accept')?.includes('text/html')) {
    return new Response(page, { headers: { 'content-type': 'text/html; charset=utf-8', ...policy } })
  }
  const name = pathname.startsWith('/graphql/playground/') ? pathname.slice(20) : ''
  const part = name === 'start.js' ? script(start(login)) : name ? (await parts()).get(name) : undefined
  if (!part) return null
  const headers = { 'content-type': part.type, 'cache-control': 'no-cache', etag: part.etag, ...policy }
  if (request.headers.get('if-none-match') === part.etag) return new Response(null, { status: 304, headers })
  if (!request.headers.get('accept-encoding')?.includes('gzip')) return new Response(part.text, { headers })
  part.packed ??= pack(part.text)
  return new Response(await part.packed, {
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
  })
}

interface Part {
  text: string
  type: string
  etag: string
  packed?: Promise<Buffer<ArrayBuffer>>
}

const pack = promisify(gzip) as (text: string) => Promise<Buffer<ArrayBuffer>>

const policy = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
}

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Plaza: GraphQL</title>
    <link rel="icon" href="/graphql/playground/icon.svg">
    <link rel="stylesheet" href="/graphql/playground/graphiql.css">
  </head>
  <body class="no-focus-outline">
    <noscript>This page needs JavaScript.</noscript>
    <div id="root"></div>
    <script src="/graphql/playground/workers.js"></script>
    <script src="/graphql/playground/graphiql.js"></script>
    <script src="/graphql/playground/start.js"></script>
  </body>
</html>
`

const workers = `
self.MonacoEnvironment = {
  globalAPI: false,
  getWorkerUrl: (_module, label) =>
    '/graphql/playground/' + (label === 'json' || label === 'graphql' ? label : 'editor') + '.worker.js',
}
`

const graphiql = {
  title: 'Plaza: GraphQL',
  endpoint: '/graphql',
  defaultEditorToolsVisibility: 'headers',
  isHeadersEditorEnabled: true,
  // Without this, the header editor starts empty.
  shouldPersistHeaders: true,
  // `admission.ts` accepts uploads that have this header.
  additionalHeaders: { 'x-plaza-client': 'graphiql' },
}

// Keeps the token of the last login for this browser tab and adds it to every request
// without one. GraphiQL fills its editors only when the user switches tabs, so they
// are filled from the open tab here; otherwise GraphiQL would add a tab.
const start = (login: ExampleLogin | undefined) => `
const key = 'plaza:playground:token'
const send = globalThis.fetch
globalThis.fetch = async (input, init = {}) => {
  const headers = new Headers(init.headers)
  const token = sessionStorage.getItem(key)
  if (token && !headers.has('authorization')) headers.set('authorization', 'Bearer ' + token)
  const answer = await send(input, { ...init, headers })
  if (!answer.headers.get('content-type')?.includes('json')) return answer
  const { data } = await answer.clone().json().catch(() => ({}))
  if (data?.login?.token) sessionStorage.setItem(key, data.login.token)
  if (data?.logout) sessionStorage.removeItem(key)
  return answer
}
const defaultTabs = ${JSON.stringify(examples(login))}
const kept = JSON.parse(localStorage.getItem('graphiql:tabState'))
const active = kept?.tabs?.[kept.activeTabIndex] ?? defaultTabs[0]
YogaGraphiQL.renderYogaGraphiQL(document.getElementById('root'), {
  ...${JSON.stringify(graphiql)},
  defaultTabs,
  defaultHeaders: defaultTabs[0].headers,
  query: new URL(location.href).searchParams.get('query') ?? active.query ?? '',
  variables: active.variables ?? '',
  initialHeaders: active.headers ?? '',
})
`

const repairs = `
.graphiql-container .graphiql-logo { white-space: nowrap }
/*
 * On a first visit, the tabs' animation stops halfway and
 * leaves them off screen, where they cannot be clicked.
 */
.graphiql-container .graphiql-tab { transform: none !important }
/* On narrow screens, the answer is below the editors, and the docs cover both. */
@media (max-width: 700px) {
  .graphiql-container #graphiql-session { flex-direction: column }
  .graphiql-container :is(.graphiql-editors, .graphiql-response) { flex: 1 1 0% !important; min-height: 0 }
  .graphiql-container .graphiql-horizontal-drag-bar { display: none }
  .graphiql-container .graphiql-logo { display: none }
  .graphiql-container .graphiql-plugin { min-width: 100% !important }
}
`

const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#1f7a4d"/><path d="M10 25V8h7.5a5.5 5.5 0 0 1 0 11H14v6z" fill="#fff"/></svg>`

let all: Promise<Map<string, Part>> | undefined

/** Loads GraphiQL, which is nine megabytes, only when the page is opened. */
function parts(): Promise<Map<string, Part>> {
  all ??= import('@graphql-yoga/render-graphiql/graphiql').then(
    ({ css, editorWorkerService, graphqlWorker, js, jsonWorker }) =>
      new Map([
        ['icon.svg', part(icon, 'image/svg+xml')],
        ['graphiql.css', part(`${css}${repairs}`, 'text/css; charset=utf-8')],
        ['graphiql.js', script(js)],
        ['workers.js', script(workers)],
        ['editor.worker.js', script(editorWorkerService)],
        ['json.worker.js', script(jsonWorker)],
        ['graphql.worker.js', script(graphqlWorker)],
      ]),
  )
  return all
}

const script = (text: string) => part(text, 'text/javascript; charset=utf-8')

function part(text: string, type: string): Part {
  return { text, type, etag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"` }
}
