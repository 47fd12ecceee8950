import { fromPromise } from 'xstate'
import type { Slide } from '../../machines/domain.ts'
import { ListSlidesDocument } from '../generated/graphql.ts'
import type { Api } from '../runtime/graph/api.ts'

export const homepageActors = (api: Api) => ({
  listSlides: fromPromise<Slide[], undefined>(
    async ({ signal }) => (await api.run(ListSlidesDocument, {}, { signal })).homepageContent,
  ),
})
