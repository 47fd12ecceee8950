import type { EventDetail, Series } from '../../domain.ts'
import type { Message } from '../../language/message.ts'
import * as texts from './texts.ts'

/** Which dates of a series a change is about. */
export type Scope = 'THIS' | 'FOLLOWING' | 'ALL'

/** Only *this* of an event that has no other dates. */
export function scopesOf({ series }: Pick<EventDetail, 'series'>): Scope[] {
  if (!series || series.count < 2) return ['THIS']
  const { position, count } = series
  return position > 1 && position < count ? ['THIS', 'FOLLOWING', 'ALL'] : ['THIS', 'ALL']
}

/** In words that say how many. */
export const scopeWords = ({ position, count, upcoming }: Series): Record<Scope, Message> => ({
  THIS: texts.thisAlone,
  FOLLOWING: texts.thisAndFollowing(count - position),
  ALL: upcoming ? texts.exactlyToCome(upcoming) : texts.allToCome(count),
})

/** Not sent for the event alone. */
export const scoped = (scope: Scope) => (scope === 'THIS' ? {} : { scope })
