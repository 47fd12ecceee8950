import * as texts from '../../texts.ts'
import { hasDay, type ShownLifecycle } from './lifecycleWords.ts'
import { t } from '../../words/language.ts'

/**
 * An event's day in words. The old day of a postponed event is struck through, because the new one is not
 * known yet.
 */
export function LifecycleDay({ of, day }: { of: ShownLifecycle; day: string }) {
  if (hasDay(of)) return day
  return (
    <>
      <s>{day}</s> {t(texts.dateToBeAnnounced)}
    </>
  )
}
