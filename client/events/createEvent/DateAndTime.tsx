import { useState } from 'react'
import { timeProblem } from '../../../machines/events/rules.ts'
import * as texts from '../../../machines/events/texts.ts'
import { DateField } from '../../ui/fields/DateField.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { TimeField } from '../../ui/fields/time/TimeField.tsx'
import { isoDate } from '../../ui/display/isoDate.ts'
import { isFaulty, pair, type SectionProps, fieldOf } from './section.ts'

export function DateAndTime({ actor, state }: SectionProps) {
  const { draft } = state.context
  const field = fieldOf({ actor, state })
  const [today] = useState(() => isoDate(new Date()))
  return (
    <Stack gap={4}>
      <DateField label={texts.eventDate} required min={today} {...field('eventDate')} />
      <div css={pair}>
        <TimeField
          label={texts.startTime}
          required
          {...field('startTime')}
          error={!isFaulty(state, 'startTime') && timeProblem(draft.startTime)}
        />
        <TimeField
          label={texts.endTime}
          {...field('endTime')}
          error={!isFaulty(state, 'endTime') && timeProblem(draft.endTime)}
        />
      </div>
    </Stack>
  )
}
