import { css } from '@emotion/react'
import { useSelector } from '@xstate/react'
import { useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { locationSearchMachine } from '../../../machines/events/location/locationSearchMachine.ts'
import { parseCoordinates } from '../../../machines/events/location/coordinates.ts'
import { zoneOf } from '../../../machines/events/rules.ts'
import * as texts from '../../../machines/events/texts.ts'
import { Alert, Button, Combobox, Row, Segmented, Stack, t, Text, TextField, words } from '../../ui/index.ts'
import { PlaceMap } from '../map/PlaceMap.tsx'
import { zoneInWords } from '../times/zoneInWords.ts'
import { isFaulty, type SectionProps, fieldOf } from './section.ts'

const modes = () => [
  { value: 'inPerson', label: t(texts.inPerson) },
  { value: 'online', label: t(texts.online) },
]

export function VenueAndLocation({ actor, state }: SectionProps) {
  const { draft } = state.context
  const field = fieldOf({ actor, state })
  const { send } = actor
  return (
    <Stack gap={4}>
      <Segmented
        label={t(texts.howToTakePart)}
        options={modes()}
        value={draft.isOnline ? 'online' : 'inPerson'}
        onChange={(mode) => send({ type: 'mode.choose', isOnline: mode === 'online' })}
      />
      {!draft.isOnline && <InPerson actor={actor} state={state} />}
      <TextField
        label={t(words.registrationLink)}
        type="url"
        required={draft.isOnline}
        hint={draft.isOnline ? t(texts.linkHintOnline) : t(texts.linkHint)}
        placeholder="https://"
        maxLength={2048}
        {...field('registerLink')}
      />
    </Stack>
  )
}

function InPerson({ actor, state }: Pick<SectionProps, 'actor' | 'state'>) {
  const { draft } = state.context
  const { send } = actor
  const own = fieldOf({ actor, state })
  const search = state.children.locationSearch as ActorRefFrom<typeof locationSearchMachine> | undefined
  const suggestions = useSelector(search, (snapshot) => snapshot)
  const places = suggestions?.context.places ?? []
  const at = parseCoordinates(draft.locationDetails)
  const field = useRef<HTMLInputElement>(null)
  const retry = () => {
    // The pressed button disappears along with the failure message, so the focus moves to the field.
    field.current?.focus()
    send({ type: 'location.retry' })
  }
  return (
    <>
      <TextField
        label={t(texts.venue)}
        required
        maxLength={200}
        placeholder={t(texts.venueExample)}
        {...own('venue')}
      />
      <Combobox
        label={t(texts.location)}
        invalid={isFaulty(state, 'location')}
        required
        ref={field}
        placeholder={t(texts.searchForPlace)}
        items={places.map((place) => ({
          id: `${place.lat},${place.lng},${place.formattedAddress}`,
          label: place.name,
          detail: place.formattedAddress,
          place,
        }))}
        open={suggestions?.hasTag('open') ?? false}
        busy={suggestions?.hasTag('busy') ?? false}
        emptyText={t(texts.noPlaces)}
        inputValue={draft.location}
        onInput={(text) => send({ type: 'location.type', text })}
        onFocus={() => send({ type: 'location.focus' })}
        onBlur={() => send({ type: 'location.blur' })}
        onDismiss={() => send({ type: 'location.dismiss' })}
        onPick={({ place }) => send({ type: 'location.pick', place })}
      />
      {suggestions?.matches('failed') && (
        <Alert>
          <Row justify="space-between" gap={2}>
            {t(suggestions.context.problem)}
            <Button variant="secondary" size="small" onClick={retry}>
              {t(words.tryAgain)}
            </Button>
          </Row>
        </Alert>
      )}
      {at && (
        <Stack gap={2}>
          <PlaceMap css={wide} at={at} place={draft.location} />
          {zoneOf(draft) !== '' && (
            <Text as="span" size="small" tone="muted">
              {t(texts.timesAre(zoneInWords(zoneOf(draft), draft.eventDate, draft.startTime)))}
            </Text>
          )}
        </Stack>
      )}
    </>
  )
}

const wide = css({ aspectRatio: '2 / 1' })
