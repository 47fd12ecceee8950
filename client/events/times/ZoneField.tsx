import { useMachine } from '@xstate/react'
import type { Place } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { arrive, cityOf, Combobox, t, words } from '../../ui/index.ts'
import { useMachines } from './machines.ts'

/** A search field for time zones, by city or country. */
export function ZoneField({ onPick, onLeave }: { onPick: (zone: string) => void; onLeave: () => void }) {
  const [state, send] = useMachine(useMachines().zoneSearch)
  const places = state.context.places.filter(hasZone)
  return (
    <Combobox
      label={t(words.timeZone)}
      hint={t(texts.zoneHint)}
      error={state.matches('failed') && t(texts.placesNotSearched)}
      ref={arrive}
      placeholder={t(texts.searchForCity)}
      items={places.map(({ lat, lng, formattedAddress, timeZone }) => ({
        id: `${lat},${lng},${formattedAddress}`,
        label: formattedAddress,
        detail: t(words.timeIn(cityOf(timeZone))),
        timeZone,
      }))}
      open={state.hasTag('open')}
      busy={state.hasTag('busy')}
      emptyText={t(texts.noPlaces)}
      inputValue={state.context.text}
      onInput={(text) => send({ type: 'search.type', text })}
      onFocus={() => send({ type: 'search.focus' })}
      onBlur={() => send({ type: 'search.blur' })}
      onDismiss={() => send({ type: 'search.dismiss' })}
      onLeave={onLeave}
      onPick={({ timeZone }) => onPick(timeZone)}
    />
  )
}

const hasZone = (place: Place): place is Place & { timeZone: string } => place.timeZone !== null
