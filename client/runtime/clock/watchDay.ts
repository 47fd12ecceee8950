import { type EventObject, fromCallback } from 'xstate'
import { onDay } from './clock.ts'

/** Announces each new day to machines whose lists depend on it. */
export const watchDay = fromCallback<EventObject, undefined>(({ sendBack }) =>
  onDay(() => sendBack({ type: 'day.change' })),
)
