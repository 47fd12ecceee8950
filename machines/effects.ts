import { type EventObject, fromCallback, fromPromise } from 'xstate'

/** An action provided from outside (`client/runtime/registry.tsx`); the machine only names it and its parameters. */
export const effect =
  <Params = undefined>() =>
  (_scope: unknown, _params: Params): void => {}

/** An actor provided from outside. Rejects with a `Failure`. */
export const promised = <Out, In = undefined>() => fromPromise<Out, In>(async () => unprovided())

/** An actor provided from outside: it sends its machine what happens for as long as the machine listens. */
export const announcements = <In = undefined>() => fromCallback<EventObject, In>(unprovided)

function unprovided(): never {
  throw new Error('This actor is provided by whoever runs the machine.')
}

/** What an actor has answered, for the actions and guards of its `onDone`. */
export const outputOf = <Output>({ event }: { event: { output: Output } }) => event.output

/** Why an actor has failed, for the actions and guards of its `onError`. */
export const errorOf = ({ event }: { event: { error: unknown } }) => event.error

/** For failures that nobody is told of; the machine declares `log`. */
export const logged = {
  type: 'log',
  params: ({ event: { error } }: { event: { error: unknown } }) => ({ error }),
} as const
