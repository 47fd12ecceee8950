import { assign, setup } from 'xstate'
import { failureOf, type Page } from '../domain.ts'
import { effect, promised } from '../effects.ts'
import { linksOf, listStates, pageTurns, type Paging } from './listStates.ts'

/** What a list is asked for. An empty text stands for a filter that is not set. */
export interface ListQuery<Filters, Order> {
  search: string
  filters: Filters
  order: Order
}

/** A page of rows, and figures about all that there is, whatever the filter. */
export interface Listing<Row, Statistics> extends Page<Row> {
  statistics: Statistics | null
}

interface Context<Row, Filters, Order, Statistics> extends ListQuery<Filters, Order>, Paging {
  rows: Row[]
  /** How many there are on all pages. */
  count: number
  statistics: Statistics | null
  /** The row whose details are open. */
  viewed: Row | null
  /** Why there is no list. */
  problem: string
}

interface Typed<Filters> {
  search?: string
  changes?: Partial<Filters>
}

type Events<Filters, Order> =
  /** What is typed: in the search, or in a filter. */
  | ({ type: 'search.change' } & Typed<Filters>)
  | { type: 'filter.change'; changes: Partial<Filters> }
  | { type: 'filters.clear' }
  | { type: 'order.select'; order: Order }
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'retry' }
  | { type: 'row.view'; id: string }
  | { type: 'detail.close' }

interface Options<Filters> {
  noFilters: Filters
  /** When something was answered that is no list, and when nothing was. */
  problems: { noList: string; noAnswer: string }
}

/** A list that is searched, filtered, sorted and turned page by page, with one of its rows in full. */
export const listMachine = <
  Row extends { id: string },
  Filters extends { [Name in keyof Filters]: string },
  Order extends string,
  Statistics,
>({
  noFilters,
  problems,
}: Options<Filters>) =>
  setup({
    types: {} as {
      input: ListQuery<Filters, Order>
      context: Context<Row, Filters, Order, Statistics>
      events: Events<Filters, Order>
    },
    actors: {
      listRows: promised<Listing<Row, Statistics>, ListQuery<Filters, Order> & { page: string | null }>(),
    },
    actions: {
      /** So that the same list is there after a reload. */
      keepQuery: effect<ListQuery<Filters, Order>>(),
      remember: assign((_, { results, statistics, ...page }: Listing<Row, Statistics>) => ({
        ...linksOf({ results, ...page }),
        rows: results,
        statistics,
      })),
      explain: assign((_, error: unknown) => ({
        rows: [],
        problem: failureOf(error).code === 'UPSTREAM_BAD_RESPONSE' ? problems.noList : problems.noAnswer,
      })),
      type: assign(({ context }, { search = context.search, changes }: Typed<Filters>) => ({
        search,
        filters: { ...context.filters, ...changes },
        page: null,
      })),
      changeFilters: assign(({ context }, { changes }: { changes: Partial<Filters> }) => ({
        filters: { ...context.filters, ...changes },
        page: null,
      })),
      clearFilters: assign({ search: '', filters: noFilters, page: null }),
      sort: assign((_, { order }: { order: Order }) => ({ order, page: null })),
      rememberPage: assign((_, page: string | null) => ({ page })),
      open: assign(({ context }, id: string) => ({ viewed: find(context, id) })),
      close: assign({ viewed: null }),
    },
    guards: {
      hasFilters: ({ context: { search, filters } }) =>
        [search, ...Object.values<string>(filters)].some((value) => value !== ''),
      hasNext: ({ context }) => context.next !== null,
      hasPrevious: ({ context }) => context.previous !== null,
      isListed: ({ context }, id: string) => find(context, id) !== null,
    },
    delays: { searchDebounce: 500 },
  }).createMachine({
    id: 'list',
    context: ({ input }) => ({
      ...input,
      rows: [],
      count: 0,
      page: null,
      next: null,
      previous: null,
      statistics: null,
      viewed: null,
      problem: '',
    }),
    type: 'parallel',
    states: {
      list: {
        initial: 'loading',
        on: {
          'search.change': {
            target: '.waiting',
            actions: { type: 'type', params: ({ event }) => event },
          },
          'filter.change': {
            target: '.loading',
            actions: { type: 'changeFilters', params: ({ event }) => event },
          },
          'filters.clear': {
            guard: 'hasFilters',
            target: '.loading',
            actions: 'clearFilters',
          },
          'order.select': {
            target: '.loading',
            actions: { type: 'sort', params: ({ event }) => event },
          },
        },
        states: {
          ...listStates<Listing<Row, Statistics>>()({
            actor: 'listRows',
            input: ({ context }: { context: ListQuery<Filters, Order> & Paging }) => ({
              ...queryOf(context),
              page: context.page,
            }),
            onError: {
              target: 'failed',
              actions: {
                type: 'explain' as const,
                params: ({ event }: { event: { error: unknown } }) => event.error,
              },
            },
            listed: {
              entry: {
                type: 'keepQuery' as const,
                params: ({ context }: { context: ListQuery<Filters, Order> }) => queryOf(context),
              },
              on: pageTurns,
            },
          }),
          /** What was typed may go on. */
          waiting: { after: { searchDebounce: 'loading' } },
        },
      },
      detail: {
        initial: 'closed',
        states: {
          closed: {
            on: {
              'row.view': {
                guard: { type: 'isListed', params: ({ event }) => event.id },
                target: 'open',
                actions: { type: 'open', params: ({ event }) => event.id },
              },
            },
          },
          open: { on: { 'detail.close': { target: 'closed', actions: 'close' } } },
        },
      },
    },
  })

const find = <Row extends { id: string }>({ rows }: { rows: Row[] }, id: string) =>
  rows.find((row) => row.id === id) ?? null

const queryOf = <Filters, Order>({ search, filters, order }: ListQuery<Filters, Order>) => ({
  search,
  filters,
  order,
})
