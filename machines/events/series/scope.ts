import type { EventDetail } from '../../domain.ts'

/** Which dates of a series a change is about. */
export type Scope = 'THIS' | 'FOLLOWING' | 'ALL'

/** Only *this* of an event that has no other dates. */
export function scopesOf({ series }: Pick<EventDetail, 'series'>): Scope[] {
  if (!series || series.count < 2) return ['THIS']
  const { position, count } = series
  return position > 1 && position < count ? ['THIS', 'FOLLOWING', 'ALL'] : ['THIS', 'ALL']
}

/** Not sent for the event alone. */
export const scoped = (scope: Scope) => (scope === 'THIS' ? {} : { scope })
