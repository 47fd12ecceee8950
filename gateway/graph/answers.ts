import { type ExecutionResult, getOperationAST } from 'graphql'
import type { Plugin } from 'graphql-yoga'
import type { Arrival } from './context.ts'
import type { Log } from '../rest/log.ts'
import { graphRefusal, translate } from './errors.ts'
import { refusalResponse, refuse } from './refusals.ts'

export function withRequestId(result: ExecutionResult, { requestId }: Arrival, log: Log): ExecutionResult {
  const { errors } = result
  if (!errors) return result
  const all = errors.map((error) => {
    const known = translate(error)
    if (known.extensions.code === 'INTERNAL') {
      log.error({ requestId, err: known.originalError, path: known.path }, 'operation failed')
    }
    return Object.assign(known, { extensions: { ...known.extensions, requestId } })
  })
  return { ...result, errors: all }
}

export function stampErrors(log: Log): Plugin<Arrival> {
  const stamp = (result: object, context: unknown): ExecutionResult =>
    withRequestId(result, context as Arrival, log)
  return {
    onResultProcess: (answer) => {
      const { result, serverContext } = answer
      if (result && !Array.isArray(result)) answer.setResult(stamp(result, serverContext))
    },
    onSubscribe: () => ({
      onSubscribeResult: ({ args }) => ({
        onNext: ({ result, setResult }) => setResult(stamp(result, args.contextValue)),
      }),
    }),
  }
}

/** Adds a body, since Yoga answers an unacceptable `Accept` header with a bare status. */
export const explainAccept: Plugin<Arrival> = {
  onSubscribe: ({ args, setResultAndStopExecution }) => {
    const { request } = args.contextValue as { request: Request }
    if (takesStreams(request)) return
    const text = 'A subscription is a stream of events: send Accept: text/event-stream.'
    setResultAndStopExecution({ errors: [graphRefusal(406, 'BAD_USER_INPUT', text)] })
  },
  onResponse: (answer) => {
    const { response, serverContext } = answer
    if (response.status !== 406 || response.body !== null) return
    const text = 'Accept JSON (Accept: application/json).'
    const { requestId } = serverContext as unknown as Arrival
    answer.setResponse(refusalResponse(refuse(406, 'BAD_USER_INPUT', text), requestId))
  },
}

const takesStreams = ({ headers }: Request) =>
  /\*\/\*|text\/(?:\*|event-stream)/i.test(headers.get('accept') ?? '*/*')

export const passEventsOn: Plugin = {
  onResponse: ({ response: { headers } }) => {
    if (!headers.get('content-type')?.startsWith('text/event-stream')) return
    headers.delete('content-encoding')
    headers.set('cache-control', 'no-store, no-transform')
    headers.set('x-accel-buffering', 'no')
  },
}

export function clearAfterWrites(clear: () => void): Plugin<Arrival> {
  return {
    onExecute: ({ args: { document, operationName } }) => {
      const isWrite = getOperationAST(document, operationName)?.operation === 'mutation'
      return isWrite ? { onExecuteDone: clear } : undefined
    },
  }
}
