import { type EventObject, fromCallback } from 'xstate'

/** An actor provided from outside: it sends its machine what happens for as long as the machine listens. */
export const announcements = <In = undefined>() =>
  fromCallback<EventObject, In>(() => {
    throw new Error('This actor is provided by whoever runs the machine.')
  })
