import { css } from '@emotion/react'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createEventMachine } from '../../../machines/events/createEventMachine.ts'
import { media, space } from '../../ui/tokens.ts'

/** What each section of the dialog is given. */
export interface SectionProps {
  actor: ActorRefFrom<typeof createEventMachine>
  state: SnapshotFrom<typeof createEventMachine>
}

/** Two fields beside each other where there is room. */
export const pair = css({
  display: 'grid',
  gap: space[4],
  [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
})
