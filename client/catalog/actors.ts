import { fromPromise } from 'xstate'
import type { Choices } from '../../machines/domain.ts'
import { ListChoicesDocument } from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'

export const choiceActors = (api: Api) => ({
  listChoices: fromPromise<Choices, undefined>(() =>
    api.run(ListChoicesDocument, {}, { requestPolicy: 'cache-first' }),
  ),
})
