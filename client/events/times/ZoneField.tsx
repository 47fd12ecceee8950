import { useMachine } from '@xstate/react'
import type { Place } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { Combobox } from '../../ui/fields/Combobox.tsx'
import { arrive } from '../../ui/overlay/arrive.ts'
import * as words from '../../ui/texts.ts'
import { zoneName } from '../../ui/words/zones.ts'
import { useMachines } from './machines.ts'

/** Finds a time zone by a city or a country. */
export function ZoneField({ onPick }: { onPick: (zone: string) => void }) {
  const [state, send] = useMachine(useMachines().zoneSearch)
  const places = state.context.places.filter(hasZone)
  return (
    <Combobox
      label={words.timeZone}
      hint={texts.zoneHint}
      error={state.matches('failed') && texts.placesNotSearched}
      ref={arrive}
      placeholder={texts.searchForCity}
      items={places.map(({ lat, lng, formattedAddress, timeZone }) => ({
        id: `${lat},${lng},${formattedAddress}`,
        label: formattedAddress,
        detail: words.timeIn(zoneName(timeZone)),
        timeZone,
      }))}
      open={state.hasTag('open')}
      busy={state.hasTag('busy')}
      emptyText={texts.noPlaces}
      inputValue={state.context.text}
      onInput={(text) => send({ type: 'search.type', text })}
      onFocus={() => send({ type: 'search.focus' })}
      onBlur={() => send({ type: 'search.blur' })}
      onDismiss={() => send({ type: 'search.dismiss' })}
      onPick={({ timeZone }) => onPick(timeZone)}
    />
  )
}

const hasZone = (place: Place): place is Place & { timeZone: string } => place.timeZone !== null
