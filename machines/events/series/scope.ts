import type { EventDetail, Series } from '../../domain.ts'
import type { Message } from '../../language/message.ts'
import * as texts from './texts.ts'

/** The dates of a series to which a change applies. */
export type Scope = 'THIS' | 'FOLLOWING' | 'ALL'

/** The scopes to choose from; only `THIS` for an event without other dates. */
export function scopesOf({ series }: Pick<EventDetail, 'series'>): Scope[] {
  if (!series || series.count < 2) return ['THIS']
  const { position, count } = series
  return position > 1 && position < count ? ['THIS', 'FOLLOWING', 'ALL'] : ['THIS', 'ALL']
}

/** Labels of the scopes, with the number of dates that each covers. */
export const scopeWords = ({ position, count, upcoming }: Series): Record<Scope, Message> => ({
  THIS: texts.thisAlone,
  FOLLOWING: texts.thisAndFollowing(count - position),
  ALL: upcoming ? texts.exactlyToCome(upcoming) : texts.allToCome(count),
})

/** `THIS` is the default and is not sent. */
export const scoped = (scope: Scope) => (scope === 'THIS' ? {} : { scope })
