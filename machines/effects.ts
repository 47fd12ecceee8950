import { type EventObject, fromCallback, fromPromise } from 'xstate'

/**
 * An action provided from outside (`client/runtime/registry.tsx`). The machine declares only its name and
 * parameters.
 */
export const effect =
  <Params = undefined>() =>
  (_scope: unknown, _params: Params): void => {}

/** An actor provided from outside. Rejects with a `Failure`. */
export const promised = <Out, In = undefined>() => fromPromise<Out, In>(async () => unprovided())

/** An actor provided from outside. Sends events to its machine for as long as it is invoked. */
export const announcements = <In = undefined>() => fromCallback<EventObject, In>(unprovided)

function unprovided(): never {
  throw new Error('This actor is provided by whoever runs the machine.')
}

/** The output of an actor, as a parameter for the actions and guards of `onDone`. */
export const outputOf = <Output>({ event }: { event: { output: Output } }) => event.output

/** The error of an actor, as a parameter for the actions and guards of `onError`. */
export const errorOf = ({ event }: { event: { error: unknown } }) => event.error

/** Logs a failure that is not shown to the user. The machine declares `log`. */
export const logged = {
  type: 'log',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
} as const
