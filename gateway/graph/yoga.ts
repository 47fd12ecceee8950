import { usePersistedOperations } from '@graphql-yoga/plugin-persisted-operations'
import { GraphQLError, type GraphQLSchema } from 'graphql'
import { createYoga, type GraphiQLOptions, type Plugin } from 'graphql-yoga'
import type { Log } from '../rest/log.ts'
import { clearAfterWrites, explainAccept, passEventsOn, stampErrors } from './answers.ts'
import type { Context, Reading } from './context.ts'
import { graphRefusal, translate } from './errors.ts'
import { limitDocuments } from './limits.ts'
import { type ExampleLogin, examples } from './playgroundExamples.ts'

interface Parts {
  schema: GraphQLSchema
  contextOf: (headers: Headers, reading: Reading) => Context
  /** The client's documents by hash. */
  operations: Record<string, string>
  /** True if any document may run, with GraphiQL and introspection. */
  isOpen: () => boolean
  exampleLogin?: ExampleLogin | undefined
  log: Log
  clear: () => void
}

/** Loaded on the first request, so that its 300 modules do not slow down startup. */
export const openYoga = ({ schema, contextOf, operations, isOpen, exampleLogin, log, clear }: Parts) =>
  createYoga<Reading, Context>({
    schema,
    fetchAPI: { Request, Response, Headers, ReadableStream, URL },
    // `app.ts` has limited the body already, and `upload.ts` has read the files.
    maxRequestBodySize: false,
    multipart: false,
    context: ({ request: { headers }, ...reading }) => contextOf(headers, reading),
    plugins: [
      takeParams,
      textToHash(operations),
      usePersistedOperations({
        allowArbitraryOperations: ({ method }) => isOpen() && method === 'POST',
        getPersistedOperation: (hash) =>
          Object.hasOwn(operations, hash) ? (operations[hash] ?? null) : null,
        customErrors: {
          notFound: () => graphRefusal(403, 'UNKNOWN_OPERATION', 'No operation of the client has this hash.'),
          persistedQueryOnly: ({ request: { method } }) =>
            isOpen() && method === 'GET'
              ? graphRefusal(405, 'BAD_USER_INPUT', 'Send this by POST.', { allow: 'POST' })
              : graphRefusal(403, 'FORBIDDEN', 'Only the operations of the client run here.'),
          keyNotFound: () =>
            graphRefusal(400, 'BAD_USER_INPUT', 'Send an operation: by POST, as JSON with a `query`.'),
        },
      }),
      limitDocuments(isOpen),
      stampErrors(log),
      clearAfterWrites(clear),
      passEventsOn,
      explainAccept,
    ],
    maskedErrors: { maskError: translate },
    batching: false,
    // Same origin only: without CORS headers, no other site can read a response.
    cors: false,
    graphiql: () => isOpen() && playgroundOptions(exampleLogin),
    // The page with all its scripts; Yoga's own would load them from another site.
    renderGraphiQL: async (options) => {
      const { renderGraphiQL } = await import('@graphql-yoga/render-graphiql')
      return renderGraphiQL(options).replace('</style>', `${repairs}</style>`)
    },
    landingPage: false,
    logging: false,
  })

/**
 * On a first visit, the animation of the tabs stops halfway and leaves them where they cannot be clicked. On
 * narrow screens, the answer belongs below the editors.
 */
const repairs = `
.graphiql-container .graphiql-tab { transform: none !important }
@media (max-width: 700px) {
  .graphiql-container #graphiql-session { flex-direction: column }
  .graphiql-container :is(.graphiql-editors, .graphiql-response) { flex: 1 1 0% !important; min-height: 0 }
  .graphiql-container :is(.graphiql-horizontal-drag-bar, .graphiql-logo) { display: none }
  .graphiql-container .graphiql-plugin { min-width: 100% !important }
}
`

function playgroundOptions(login: ExampleLogin | undefined): GraphiQLOptions {
  const defaultTabs = examples(login)
  const [{ query, variables, headers: initialHeaders } = {}] = defaultTabs
  const options = {
    title: 'Plaza: GraphQL',
    defaultEditorToolsVisibility: 'headers' as const,
    defaultTabs,
    shouldPersistHeaders: true,
    // Forms need this header (`app.ts`).
    additionalHeaders: { 'x-plaza-client': 'graphiql' },
  }
  // GraphiQL fills the editors of the first tab from these, and would otherwise add a tab on each reload.
  return Object.assign(options, { query, variables, initialHeaders })
}

/** Runs the client's operations also by their text, as they are in the list. */
function textToHash(operations: Record<string, string>): Plugin {
  const hashes = new Map(Object.entries(operations).map(([hash, text]) => [text, hash]))
  return {
    onParams: ({ params, setParams }) => {
      const { query, ...others } = params
      const sha256Hash = query && hashes.get(query)
      if (!sha256Hash || others.extensions !== undefined) return
      setParams({ ...others, extensions: { persistedQuery: { version: 1, sha256Hash } } })
    },
  }
}

/** Takes parameters that are read already. Some malformed ones make Yoga's own parsers throw. */
const takeParams: Plugin<Reading> = {
  onRequestParse: ({ requestParser, serverContext, setRequestParser }) => {
    const { params } = serverContext as Partial<Reading>
    if (params) return setRequestParser(() => params)
    setRequestParser(async (request) => {
      if (!requestParser)
        throw graphRefusal(415, 'BAD_USER_INPUT', 'Send JSON (Content-Type: application/json).')
      try {
        return await requestParser(request)
      } catch (error) {
        if (error instanceof GraphQLError) throw error
        throw graphRefusal(400, 'BAD_USER_INPUT', 'This is no GraphQL request.')
      }
    })
  },
}
