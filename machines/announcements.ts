import { type EventObject, fromCallback } from 'xstate'

/** An actor that is given from outside: it sends its machine what happens, for as long as the machine wants to know. */
export const announcements = <In = undefined>() =>
  fromCallback<EventObject, In>(() => {
    throw new Error('This actor is provided by whoever runs the machine.')
  })
