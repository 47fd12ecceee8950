import type { GraphQLSchema } from 'graphql'
import { createYoga } from 'graphql-yoga'
import { clearAfterWrites, explainAccept, passEventsOn, stampErrors } from './answers.ts'
import type { Context, Reading } from './context.ts'
import { translate } from './errors.ts'
import { guard } from './guard.ts'
import type { Asking } from './reception/reception.ts'
import type { Log } from '../rest/log.ts'

interface Parts {
  schema: GraphQLSchema
  contextOf: (header: Asking['header'], reading: Reading) => Context
  operations: Record<string, string>
  isOpen: () => boolean
  log: Log
  clear: () => void
}

/** Loaded on the first request, so that its 300 modules do not slow down startup. */
export const openYoga = ({ schema, contextOf, operations, isOpen, log, clear }: Parts) =>
  createYoga<Reading, Context>({
    schema,
    // Reception has limited the body already, and Yoga's own check costs more than all its other work.
    maxRequestBodySize: false,
    multipart: false,
    context: ({ request: { headers }, ...reading }) => contextOf((name) => headers.get(name), reading),
    plugins: [
      guard(operations, isOpen),
      stampErrors(log),
      clearAfterWrites(clear),
      passEventsOn,
      explainAccept,
    ],
    maskedErrors: { maskError: translate },
    batching: false,
    // Same origin only: without CORS headers, no other site can read a response.
    cors: false,
    graphiql: false,
    landingPage: false,
    logging: false,
  })
