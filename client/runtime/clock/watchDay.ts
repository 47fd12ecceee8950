import { type EventObject, fromCallback } from 'xstate'
import { onDay } from './clock.ts'

export const clockActors = {
  /** Announces each new day to machines whose lists depend on it. */
  watchDay: fromCallback<EventObject, undefined>(({ sendBack }) =>
    onDay(() => sendBack({ type: 'day.change' })),
  ),
}
