import * as texts from '../../texts.ts'
import type { ShownLifecycle } from './lifecycleWords.ts'
import { t } from '../../words/language.ts'

/** A day in words; of a postponed event, the old day, since the new one is not known. */
export function LifecycleDay({ of, day }: { of: ShownLifecycle; day: string }) {
  if (of !== 'POSTPONED') return day
  return (
    <>
      <s>{day}</s> {t(texts.dateToBeAnnounced)}
    </>
  )
}
