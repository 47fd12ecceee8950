import { useMachine } from '@xstate/react'
import type { Choice, OwnEvent, Visibility } from '../../../../machines/domain.ts'
import type { EventForm } from '../../../../machines/events/eventForm.ts'
import { isAboveLimit, isOnlineVenue } from '../../../../machines/events/editEvent/edit.ts'
import type { editEventMachine } from '../../../../machines/events/editEvent/editEventMachine.ts'
import * as texts from '../../../../machines/events/texts.ts'
import { useMachines } from '../../sharing/machines.ts'
import { isVisibility, VisibilityField } from '../../sharing/VisibilityField.tsx'
import { EventTimes } from '../../times/EventTimes.tsx'
import type { Machine } from '../../../runtime/registry.tsx'
import {
  anyOf,
  Button,
  LimitNotice,
  SelectField,
  Stack,
  t,
  TextField,
  twoColumns,
  bothColumns,
  words,
} from '../../../ui/index.ts'
import { EventTexts } from '../../EventTexts.tsx'

export function EditFields({ state, send }: Machine<typeof editEventMachine>) {
  const [publicPages] = useMachine(useMachines().publicPages)
  const isOnline = isOnlineVenue(state.context.form.venue)
  const field = fieldOf({ state, send })
  const { event, form } = state.context
  const isMoved =
    form.location !== (event.location ?? '') || form.locationDetails !== (event.locationDetails ?? '')
  const keepsZone = form.timeZone === (event.timeZone ?? '')
  return (
    <div css={twoColumns}>
      <TextField label={t(texts.title)} required maxLength={200} css={bothColumns} {...field('title')} />
      <div css={bothColumns}>
        <EventTimes
          times={form}
          field={field}
          onChange={(changes) => send({ type: 'form.change', changes })}
          zone={form.timeZone}
          zoneNote={isMoved && keepsZone ? texts.clockStays : null}
        />
      </div>
      <TextField label={t(texts.venue)} required maxLength={200} {...field('venue')} />
      <TextField label={t(texts.location)} required={!isOnline} maxLength={300} {...field('location')} />
      {!isOnline && (
        <TextField
          label={t(words.locationDetails)}
          hint={t(texts.coordinatesHint)}
          digits
          css={bothColumns}
          maxLength={300}
          {...field('locationDetails')}
        />
      )}
      <TextField
        label={t(words.registrationLink)}
        type="url"
        required={isOnline}
        hint={isOnline && t(texts.linkHintOnline)}
        placeholder="https://"
        maxLength={2048}
        css={bothColumns}
        {...field('registerLink')}
      />
      <Kinds state={state} send={send} />
      <EventTexts field={field} rows={8} />
      {publicPages.matches('offered') && isVisibility(form.visibility) && (
        <Stack gap={3} css={bothColumns}>
          <VisibilityField
            {...field('visibility')}
            value={form.visibility}
            note={t(visibilityNote(event, form.visibility))}
          />
          {event.visibilityCeiling && (
            <LimitNotice
              most={t(texts.visibilities[event.visibilityCeiling].label)}
              reason={event.visibilityReason}
            />
          )}
        </Stack>
      )}
    </div>
  )
}

function visibilityNote(event: OwnEvent, chosen: Visibility) {
  if (!isAboveLimit(event, chosen)) return texts.visibilityHint
  return event.isPublished ? texts.visibilityAsked : texts.visibilityRefused
}

/** Offers only the event's current category and type until all choices have loaded. */
function Kinds({ state, send }: Machine<typeof editEventMachine>) {
  const { choices, event } = state.context
  const field = fieldOf({ state, send })
  const isFailed = state.matches({ open: { choices: 'failed' } })
  const options = (all: Choice[], own: Choice | null) => anyOf(all.length > 0 || !own ? all : [own])
  return (
    <>
      <SelectField
        label={t(texts.category)}
        placeholder={isFailed ? t(words.categoriesNotLoaded) : t(texts.selectCategory)}
        options={options(choices.categories, event.category)}
        {...field('category')}
      />
      <SelectField
        label={t(texts.eventType)}
        placeholder={isFailed ? t(words.typesNotLoaded) : t(texts.selectType)}
        options={options(choices.eventTypes, event.eventType)}
        {...field('eventType')}
      />
      {isFailed && (
        <Button variant="quiet" css={bothColumns} onClick={() => send({ type: 'choices.retry' })}>
          {t(words.loadChoicesAgain)}
        </Button>
      )}
    </>
  )
}

const fieldOf =
  ({ state, send }: Machine<typeof editEventMachine>) =>
  (name: keyof EventForm) => ({
    value: state.context.form[name],
    invalid: state.context.problem?.fields.includes(name),
    onChange: (value: string) => send({ type: 'form.change', changes: { [name]: value } }),
  })
