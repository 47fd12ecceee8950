import { css } from '@emotion/react'
import type { Choice, EventForm } from '../../../machines/domain.ts'
import { isOnlineVenue } from '../../../machines/events/edit.ts'
import type { editEventMachine } from '../../../machines/events/editEventMachine.ts'
import { anyOf, choicesText } from '../../catalog/choices.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { DateField } from '../../ui/fields/DateField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextArea } from '../../ui/fields/TextArea.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { TimeField } from '../../ui/fields/time/TimeField.tsx'
import { media, space } from '../../ui/tokens.ts'

export function EditFields({ state, send }: Machine<typeof editEventMachine>) {
  const { form, problem } = state.context
  const isOnline = isOnlineVenue(form.venue)
  const field = (name: keyof EventForm) => ({
    value: form[name],
    invalid: problem?.fields.includes(name),
    onChange: (value: string) => send({ type: 'form.change', changes: { [name]: value } }),
  })
  return (
    <div css={grid}>
      <TextField label="Title" required maxLength={200} css={whole} {...field('title')} />
      <DateField label="Event Date" required css={whole} {...field('eventDate')} />
      <TimeField label="Start Time" required {...field('startTime')} />
      <TimeField label="End Time" {...field('endTime')} />
      <TextField label="Venue" required maxLength={200} {...field('venue')} />
      <TextField label="Location" required={!isOnline} maxLength={300} {...field('location')} />
      {!isOnline && (
        <TextField
          label="Location Details"
          hint="Coordinates as latitude,longitude, such as 50.93,6.95. The map is drawn from them."
          css={whole}
          maxLength={300}
          {...field('locationDetails')}
        />
      )}
      <TextField
        label="Registration Link"
        type="url"
        required={isOnline}
        hint={
          isOnline && 'Required for online events. This link will be shared with registered participants.'
        }
        placeholder="https://"
        maxLength={2048}
        css={whole}
        {...field('registerLink')}
      />
      <Kinds state={state} send={send} />
      <TextArea label="Description" rows={8} maxLength={20_000} css={whole} {...field('content')} />
    </div>
  )
}

/** Until all choices have loaded, the event's own are shown. */
function Kinds({ state, send }: Machine<typeof editEventMachine>) {
  const { form, choices, event, problem } = state.context
  const isFailed = state.matches({ open: { choices: 'failed' } })
  const options = (all: Choice[], own: Choice | null) => anyOf(all.length > 0 || !own ? all : [own])
  return (
    <>
      <SelectField
        label="Category"
        invalid={problem?.fields.includes('category')}
        placeholder={choicesText(isFailed, 'Error loading categories', 'Select a category')}
        options={options(choices.categories, event.category)}
        value={form.category}
        onChange={(category) => send({ type: 'form.change', changes: { category } })}
      />
      <SelectField
        label="Event Type"
        invalid={problem?.fields.includes('eventType')}
        placeholder={choicesText(isFailed, 'Error loading types', 'Select a type')}
        options={options(choices.eventTypes, event.eventType)}
        value={form.eventType}
        onChange={(eventType) => send({ type: 'form.change', changes: { eventType } })}
      />
      {isFailed && (
        <Button variant="quiet" css={whole} onClick={() => send({ type: 'choices.retry' })}>
          Load categories and types again
        </Button>
      )}
    </>
  )
}

const grid = css({
  display: 'grid',
  gap: space[4],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
const whole = css({ gridColumn: '1 / -1' })
