import { useState } from 'react'
import { timeProblem } from '../../../machines/events/rules.ts'
import * as texts from '../../../machines/events/texts.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TimeField } from '../../ui/fields/time/TimeField.tsx'
import { isoDate } from '../../ui/display/formats.ts'
import { isFaulty, pair, type SectionProps } from './section.ts'

export function DateAndTime({ actor: { send }, state }: SectionProps) {
  const { draft } = state.context
  const [today] = useState(() => isoDate(new Date()))
  return (
    <Stack gap={4}>
      <DateField
        label={texts.eventDate}
        invalid={isFaulty(state, 'eventDate')}
        required
        min={today}
        value={draft.eventDate}
        onChange={(eventDate) => send({ type: 'draft.change', changes: { eventDate } })}
      />
      <div css={pair}>
        <TimeField
          label={texts.startTime}
          invalid={isFaulty(state, 'startTime')}
          required
          value={draft.startTime}
          error={!isFaulty(state, 'startTime') && timeProblem(draft.startTime)}
          onChange={(startTime) => send({ type: 'draft.change', changes: { startTime } })}
        />
        <TimeField
          label={texts.endTime}
          invalid={isFaulty(state, 'endTime')}
          value={draft.endTime}
          error={!isFaulty(state, 'endTime') && timeProblem(draft.endTime)}
          onChange={(endTime) => send({ type: 'draft.change', changes: { endTime } })}
        />
      </div>
    </Stack>
  )
}
