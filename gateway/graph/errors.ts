import { GraphQLError, type GraphQLErrorExtensions } from 'graphql'
import { errorCodes, type ErrorCode } from '../generated/errorCodes.ts'
import { RestError } from '../rest/restError.ts'

declare module 'graphql/error/GraphQLError' {
  interface GraphQLErrorExtensions {
    code?: ErrorCode
  }
}

const codes: ReadonlySet<unknown> = new Set(errorCodes)

/** An error with a status and headers of its own. */
export const graphRefusal = (
  status: number,
  code: ErrorCode,
  text: string,
  headers?: Record<string, string>,
): GraphQLError =>
  new GraphQLError(text, { extensions: { code, http: { status, ...(headers ? { headers } : {}) } } })

/** Turns any error into a graph error. An unexpected error is masked, but its cause is kept for the log. */
export function translate(error: unknown): GraphQLError {
  const where = error instanceof GraphQLError ? error : undefined
  const cause = rootOf(error)
  const { nodes, source, positions, path } = where ?? {}
  const options = { nodes, source, positions, path }
  if (cause instanceof RestError) {
    const { code, fields, retryAfter } = cause
    return new GraphQLError(cause.message, {
      ...options,
      extensions: {
        code,
        ...(fields ? { fields: graphFields(fields) } : {}),
        ...(retryAfter ? { retryAfter } : {}),
      },
    })
  }
  if (cause instanceof GraphQLError) {
    const { code, http } = cause.extensions
    // Any other code means a mistake in the variables, the parameters or the shape of the body.
    const own: GraphQLErrorExtensions = codes.has(code)
      ? cause.extensions
      : { ...(http ? { http } : {}), code: 'BAD_USER_INPUT' }
    const message = codes.has(code) ? cause.message : bare(cause.message)
    const field = where && misfit(where, cause.message)
    const extensions = field ? { ...own, fields: { [field]: [message] } } : own
    return new GraphQLError(message, { ...options, extensions })
  }
  return new GraphQLError('Something went wrong.', {
    ...options,
    originalError: cause instanceof Error ? cause : new Error(String(cause)),
    extensions: { code: 'INTERNAL' },
  })
}

/** Each list and field that an error passes through wraps it again. */
function rootOf(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? rootOf(error.originalError) : error
}

function misfit({ message }: GraphQLError, cause: string): string | undefined {
  const [, name] =
    /^(?:Variable "\$|Argument ")(\w+)" (?:got invalid value|of (?:required|non-null) type) /.exec(message) ??
    []
  if (name === undefined) return undefined
  const [, field] = / (?:required|unknown) field "(\w+)"/.exec(cause) ?? []
  const [, path = ''] = / at "([\w.[\]]+)"; $/.exec(message.slice(0, -cause.length)) ?? []
  return field ?? path.match(/[A-Za-z_]\w*/g)?.at(-1) ?? name
}

/** Removes quoted values: they come from the sender, may be secret and have no length limit. */
const bare = (message: string) =>
  message.replace(/,? (?:found|Found|value): .*$/s, '').replace(/[^.?]$/, '$&.')

const renamed: Record<string, string> = {
  event_type_id: 'eventType',
  event_category_id: 'category',
  event_category: 'category',
  category_id: 'category',
  is_online_event: 'isOnline',
  body: 'input',
  cursor: 'page',
  profile_pic: 'picture',
}

export const graphName = (name: string) =>
  renamed[name] ?? name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

const graphFields = (fields: Record<string, string[]>) =>
  Object.fromEntries(Object.entries(fields).map(([name, texts]) => [graphName(name), texts]))
