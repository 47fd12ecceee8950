import { fromPromise } from 'xstate'
import type { Operation } from '../../generated/graphql.ts'
import type { Api } from './api.ts'

/**
 * Creates an actor that sends a mutation with its input as variables, for machines that only need to know
 * whether it succeeded.
 */
export const mutation = <Data, Variables extends Record<string, unknown>>(
  api: Api,
  operation: Operation<'mutation', Data, Variables>,
) =>
  fromPromise<void, Variables>(async ({ input }) => {
    await api.run(operation, input)
  })
