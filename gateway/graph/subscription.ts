import type { Subject } from '../changes/changes.ts'
import type { News } from '../changes/source.ts'
import type { Context } from './context.ts'

/** The resolvers of a subscription that yields the subject after each change. */
export const subscription = <T, Args>(subjectOf: (args: Args) => Subject<T>) => ({
  subscribe: (_root: unknown, args: Args, { watch }: Context) => watch(subjectOf(args)),
  resolve: (news: News<T>): T => {
    if ('error' in news) throw news.error
    return news.value
  },
})
