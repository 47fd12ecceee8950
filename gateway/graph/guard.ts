import { type ExecutionArgs, getOperationAST, getVariableValues, GraphQLError, parse } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import { canonical } from './canonical.ts'
import type { Reading } from './context.ts'
import type { ErrorCode } from '../generated/errorCodes.ts'
import { hasTooManyFields, limits, withinLimits } from './limits.ts'
import { hasOwnHeader, streamForbidden } from './reception/admission.ts'

const mostSpellings = 1000
/** In characters. In variables shorter than this, more than one invalid value is reported. */
const shortVariables = 2000

export function guard(operations: Record<string, string>, isOpen: () => boolean): Plugin<Reading> {
  const byHash = new Map(Object.entries(operations))
  const known = new Set(byHash.values())
  const spellings = new Set<string>()

  const isKnown = (text: string): boolean => {
    if (spellings.has(text)) return true
    if (!known.has(canonicalOrNothing(text))) return false
    if (spellings.size >= mostSpellings) spellings.clear()
    spellings.add(text)
    return true
  }

  return {
    // Some malformed bodies make Yoga's parsers throw.
    onRequestParse: ({ requestParser, serverContext, setRequestParser }) => {
      const { params } = serverContext as Partial<Reading>
      if (params) return setRequestParser(() => params)
      setRequestParser(async (request) => {
        if (!requestParser)
          throw refusal(415, 'BAD_USER_INPUT', 'Send JSON (Content-Type: application/json).')
        try {
          return await requestParser(request)
        } catch (error) {
          throw error instanceof GraphQLError
            ? error
            : refusal(400, 'BAD_USER_INPUT', 'This is no GraphQL request.')
        }
      })
    },
    onParams: ({ params, request, setParams }) => {
      const { query, variables } = params
      if (hasTooManyFields(variables)) {
        throw refusal(400, 'BAD_USER_INPUT', `At most ${limits.fields} fields in \`variables\`.`)
      }
      const hash = query ? undefined : hashOf(params.extensions)
      if (hash !== undefined) {
        const found = byHash.get(hash)
        if (found === undefined) {
          throw refusal(403, 'UNKNOWN_OPERATION', 'No operation of the client has this hash.')
        }
        if (isForeignStream(request, { ...params, query: found })) {
          throw refusal(403, 'FORBIDDEN', streamForbidden)
        }
        setParams({ ...params, query: found })
        return
      }
      if (query === undefined || query === null || query === '') {
        throw refusal(400, 'BAD_USER_INPUT', 'Send an operation: by POST, as JSON with a `query`.')
      }
      if (typeof query !== 'string') return
      if (Buffer.byteLength(query) > limits.document) {
        throw refusal(413, 'PAYLOAD_TOO_LARGE', `A document has at most ${limits.document} bytes.`)
      }
      if (!isOpen() && !isKnown(query)) {
        throw refusal(403, 'FORBIDDEN', 'Only the operations of the client run here.')
      }
      if (request.method !== 'GET') return
      if (isForeignStream(request, { ...params, query })) throw refusal(403, 'FORBIDDEN', streamForbidden)
      if (kindOf({ ...params, query }) !== 'subscription' && !isKnown(query)) {
        throw refusal(405, 'BAD_USER_INPUT', 'Send this by POST.', { allow: 'POST' })
      }
    },
    onParse: ({ parseFn, setParseFn }) => {
      setParseFn((source, options) => {
        try {
          return parseFn(source, { ...options, maxTokens: limits.tokens }) as unknown
        } catch (error) {
          if (!(error instanceof GraphQLError)) throw error
          const { message, positions } = error
          const extensions = { code: 'GRAPHQL_PARSE_FAILED', http: { status: 400 } } as const
          throw new GraphQLError(message, { source: error.source, positions, extensions })
        }
      })
    },
    // Suggestions would reveal other names in the schema.
    onValidate: ({ addValidationRule, validateFn, setValidationFn }) => {
      addValidationRule(withinLimits)
      setValidationFn((schema, document, rules) =>
        validateFn(schema, document, rules, { hideSuggestions: !isOpen() }),
      )
    },
    onExecute: ({ args, setResultAndStopExecution }) => {
      const hideSuggestions = !isOpen()
      Object.assign(args, { hideSuggestions })
      const errors = misfits(args, hideSuggestions)
      if (errors) setResultAndStopExecution({ errors })
    },
    onSubscribe: ({ args, setResultAndStopExecution }) => {
      Object.assign(args, { hideSuggestions: !isOpen() })
      const { request } = args.contextValue as { request: Request }
      if (takesStreams(request)) return
      const text = 'A subscription is a stream of events: send Accept: text/event-stream.'
      setResultAndStopExecution({ errors: [refusal(406, 'BAD_USER_INPUT', text)] })
    },
  }
}

const refusal = (status: number, code: ErrorCode, text: string, headers?: Record<string, string>) =>
  new GraphQLError(text, { extensions: { code, http: { status, ...(headers ? { headers } : {}) } } })

interface Params {
  query: string
  operationName?: string | null | undefined
}

function kindOf({ query, operationName }: Params) {
  try {
    return getOperationAST(parse(query, { maxTokens: limits.tokens }), operationName)?.operation
  } catch {
    return undefined
  }
}

/**
 * A link on another site can open a stream in the reader's browser, but it cannot send our header.
 */
const isForeignStream = ({ method, headers }: Request, params: Params) =>
  method === 'GET' && !hasOwnHeader((name) => headers.get(name)) && kindOf(params) === 'subscription'

const takesStreams = ({ headers }: Request) =>
  /\*\/\*|text\/(?:\*|event-stream)/i.test(headers.get('accept') ?? '*/*')

export function hashOf(extensions: Record<string, unknown> | undefined): string | undefined {
  const { persistedQuery } = (extensions ?? {}) as { persistedQuery?: { sha256Hash?: unknown } | null }
  const hash = persistedQuery?.sha256Hash
  return typeof hash === 'string' ? hash : undefined
}

/**
 * Checks long variables and stops at the first error. The executor would report up to 50 invalid values and
 * quote most of them in full: 8 MB of text for 100 kB of variables.
 */
function misfits(
  { document, operationName, schema, variableValues = {} }: ExecutionArgs,
  hideSuggestions: boolean,
): readonly GraphQLError[] | undefined {
  const size = JSON.stringify(variableValues).length
  const { variableDefinitions } = getOperationAST(document, operationName) ?? {}
  if (size < shortVariables || !variableDefinitions) return undefined
  return getVariableValues(schema, variableDefinitions, variableValues ?? {}, {
    maxErrors: 1,
    hideSuggestions,
  }).errors
}

function canonicalOrNothing(text: string): string {
  try {
    return canonical(text)
  } catch {
    return ''
  }
}
