import { failureOf, failureText, type Page } from '../domain.ts'
import { errorOf, outputOf } from '../effects.ts'
import type { Message } from '../language/message.ts'

/** Pages are identified by tokens; null is the first page. */
export interface Paging {
  page: string | null
  next: string | null
  previous: string | null
}

interface Options<Actor extends string, Input, OnError, Listed> {
  /** The actor's name in `setup`. */
  actor: Actor
  input: Input
  onError: OnError
  listed: Listed
}

/**
 * The states of a list. The machine declares the actor and the action `remember`. Re-entering `loading`
 * cancels the earlier request.
 */
export const listStates =
  <Output>() =>
  <Actor extends string, Input, OnError, const Listed>({
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
          actions: { type: 'remember' as const, params: outputOf<Output> },
        },
        onError,
      },
    },
    failed: { on: { retry: 'loading' as const } },
    listed,
  })

/**
 * Transitions to the neighbouring pages. The machine declares `hasNext`, `hasPrevious` and `rememberPage`.
 */
export const pageTurns = {
  'page.next': turn('hasNext', 'next'),
  'page.previous': turn('hasPrevious', 'previous'),
} as const

function turn<Guard extends string>(guard: Guard, link: 'next' | 'previous') {
  return {
    guard,
    target: 'loading' as const,
    actions: { type: 'rememberPage' as const, params: ({ context }: { context: Paging }) => context[link] },
  }
}

/**
 * Loads the first page if the requested one no longer exists. The machine declares `isNoPage` and
 * `rememberPage`.
 */
export const toFirstPage = {
  guard: { type: 'isNoPage', params: errorOf },
  target: 'loading',
  reenter: true,
  actions: { type: 'rememberPage', params: null },
} as const

export const isNoPage = ({ context }: { context: Paging }, error: unknown) =>
  context.page !== null && failureOf(error).code === 'BAD_USER_INPUT'

/** Texts for a response that is not a list and for a missing response. */
export interface ListProblems {
  noList: Message
  noAnswer: Message
}

export const problemOf = (error: unknown, { noList, noAnswer }: ListProblems) =>
  failureText(error, failureOf(error).code === 'UPSTREAM_BAD_RESPONSE' ? noList : noAnswer)

export const linksOf = ({ count, next, previous }: Page<unknown>) => ({ count, next, previous })
