import * as texts from '../../texts.ts'
import type { ShownLifecycle } from './lifecycleWords.ts'
import { t } from '../../words/language.ts'

/** An event's day in words. A postponed event shows its old day, because no new one is known. */
export function LifecycleDay({ of, day }: { of: ShownLifecycle; day: string }) {
  if (of !== 'POSTPONED') return day
  return (
    <>
      <s>{day}</s> {t(texts.dateToBeAnnounced)}
    </>
  )
}
