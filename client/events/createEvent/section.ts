import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { createEventMachine } from '../../../machines/events/createEventMachine.ts'
import type { EventDraft } from '../../../machines/events/eventForm.ts'
import type { Pictures } from '../../runtime/pictures/usePictures.ts'

export interface SectionProps {
  actor: ActorRefFrom<typeof createEventMachine>
  state: SnapshotFrom<typeof createEventMachine>
  pictures: Pictures
  hasPublicPages: boolean
}

/** True if the problem that prevents submission concerns this field. */
export const isFaulty = ({ context: { problem } }: SectionProps['state'], field: keyof EventDraft) =>
  problem?.fields.includes(field) ?? false

/** Props shared by all fields in which a value is typed or chosen. */
export const fieldOf =
  ({ actor, state }: Pick<SectionProps, 'actor' | 'state'>) =>
  (name: Typed) => ({
    value: state.context.draft[name],
    invalid: isFaulty(state, name),
    onChange: (value: string) => actor.send({ type: 'draft.change', changes: { [name]: value } }),
  })

type Typed = Exclude<
  keyof EventDraft,
  'isOnline' | 'latitude' | 'longitude' | 'location' | 'locationDetails' | 'placeZone'
>
