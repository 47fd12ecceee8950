import { css } from '@emotion/react'
import { useState } from 'react'
import { DateField } from '../../ui/DateField.tsx'
import { Stack } from '../../ui/Stack.tsx'
import { TimeField } from '../../ui/TimeField.tsx'
import { media, space } from '../../ui/tokens.ts'
import { isoDate } from '../formats.ts'
import type { SectionProps } from './section.ts'

export function DateAndTime({ actor: { send }, state }: SectionProps) {
  const { draft } = state.context
  const [today] = useState(() => isoDate(new Date()))
  return (
    <Stack gap={4}>
      <DateField
        label="Event Date"
        required
        min={today}
        value={draft.eventDate}
        onChange={(eventDate) => send({ type: 'draft.change', changes: { eventDate } })}
      />
      <div css={pair}>
        <TimeField
          label="Start Time"
          required
          value={draft.startTime}
          onChange={(startTime) => send({ type: 'draft.change', changes: { startTime } })}
        />
        <TimeField
          label="End Time"
          value={draft.endTime}
          onChange={(endTime) => send({ type: 'draft.change', changes: { endTime } })}
        />
      </div>
    </Stack>
  )
}

const pair = css({
  display: 'grid',
  gap: space[4],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
