import { todayAt } from '../../../machines/events/clock.ts'
import { zoneOf } from '../../../machines/events/rules.ts'
import * as texts from '../../../machines/events/texts.ts'
import { deviceZone, t } from '../../ui/index.ts'
import { EventTimes } from '../times/EventTimes.tsx'
import { Repeats } from './Repeats.tsx'
import { type SectionProps, fieldOf } from './section.ts'
import { useNow } from '../../runtime/clock/useNow.ts'

export function DateAndTime({ actor, state }: SectionProps) {
  const { draft } = state.context
  const zone = zoneOf(draft) || (draft.isOnline ? deviceZone() : '')
  const now = useNow()
  return (
    <>
      <EventTimes
        times={draft}
        field={fieldOf({ actor, state })}
        onChange={(changes) => actor.send({ type: 'draft.change', changes })}
        zone={zone}
        zoneNote={zone === '' ? t(texts.zoneOfPlace) : null}
        placeZone={draft.timeZone !== '' && draft.timeZone !== draft.placeZone ? draft.placeZone : undefined}
        min={todayAt(zone, now)}
      />
      <Repeats actor={actor} state={state} />
    </>
  )
}
