import type { Page } from '../domain.ts'

/** How a page is found: by the token that its neighbour has for it; null is the first. */
export interface Paging {
  page: string | null
  next: string | null
  previous: string | null
}

interface Options<Actor extends string, Input, OnError, Listed> {
  /** What brings the list, by its name in `setup`. */
  actor: Actor
  input: Input
  /** Where a list leads that cannot be had. */
  onError: OnError
  /** The state of a list that is there. */
  listed: Listed
}

/**
 * The states of every list: on its way, there, or not to be had. The machine declares the actor and the action `remember`.
 * Entering `loading` again ends the request before, so that the newer one counts.
 */
export const listStates =
  <Output>() =>
  <Actor extends string, Input, OnError, Listed>({
    actor,
    input,
    onError,
    listed,
  }: Options<Actor, Input, OnError, Listed>) => ({
    loading: {
      invoke: {
        id: actor,
        src: actor,
        input,
        onDone: {
          target: 'listed' as const,
          actions: {
            type: 'remember' as const,
            params: ({ event }: { event: { output: Output } }) => event.output,
          },
        },
        onError,
      },
    },
    failed: { on: { retry: 'loading' as const } },
    listed,
  })

/** What leads from the state `listed` to its neighbours. The machine declares `hasNext`, `hasPrevious` and `rememberPage`. */
export const pageTurns = {
  'page.next': turn('hasNext', 'next'),
  'page.previous': turn('hasPrevious', 'previous'),
} as const

function turn<Guard extends string>(guard: Guard, link: 'next' | 'previous') {
  return {
    guard,
    target: 'loading' as const,
    actions: {
      type: 'rememberPage' as const,
      params: ({ context }: { context: Paging }) => context[link],
    },
  }
}

/** Where a page lies among the others, as the context of a machine has it. */
export const linksOf = ({ count, next, previous }: Page<unknown>) => ({ count, next, previous })
