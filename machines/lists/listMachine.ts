import { assign, setup } from 'xstate'
import { type Toast, warn } from '../domain.ts'
import { announcements, effect, errorOf, promised } from '../effects.ts'
import {
  isNoPage,
  linksOf,
  type ListProblems,
  listStates,
  pageTurns,
  type Paging,
  problemOf,
  toFirstPage,
} from './listStates.ts'
import { isFiltered, rowWith, type ListAddress, type Listing, type ListQuery } from './listing.ts'
import { panelRegion } from './panelRegion.ts'
import type { Message } from '../language/message.ts'

interface Context<Row, Filters, Order, Statistics> extends ListAddress<Filters, Order>, Paging {
  rows: Row[]
  count: number
  statistics: Statistics | null
  file: string | null
  viewed: Row | null
  problem: Message
}

type PageQuery<Filters, Order> = ListQuery<Filters, Order> & { page: string | null }

interface Typed<Filters> {
  search?: string
  changes?: Partial<Filters>
}

type Events<Row, Filters, Order, Statistics> =
  /** The address has changed: by Back, Forward or a link. */
  | { type: 'address.change'; address: ListAddress<Filters, Order> }
  /** Text was typed into the search or into a filter. */
  | ({ type: 'search.change' } & Typed<Filters>)
  | { type: 'filter.change'; changes: Partial<Filters> }
  | { type: 'filters.clear' }
  | { type: 'order.select'; order: Order }
  | { type: 'page.next' }
  | { type: 'page.previous' }
  | { type: 'retry' }
  | { type: 'row.view'; id: string }
  | { type: 'row.changed'; row: Row }
  /** The listed rows were changed elsewhere. */
  | { type: 'rows.changed'; listing: Listing<Row, Statistics> }
  /** The rows and the open row have changed and must be reloaded. */
  | { type: 'rows.outdated' }
  | { type: 'detail.close' }
  | { type: 'panel.toggle' }

interface Options<Filters, Order> {
  noFilters: Filters
  usualOrder: Order
  /** Selects the filters to send in a request. Defaults to all filters that are set. */
  askable?: (filters: Filters) => Filters
  problems: ListProblems
  /** Shown if the row named in the address cannot be loaded. */
  noRow: Toast
}

/** A paged list with search, filters and sorting. Rows stay on screen until new ones have loaded. */
export const listMachine = <
  Row extends { id: string },
  Filters extends { [Name in keyof Filters]: string },
  Order extends string,
  Statistics,
>({
  noFilters,
  usualOrder,
  askable = (filters) => filters,
  problems,
  noRow,
}: Options<Filters, Order>) => {
  const written = {
    type: 'writeAddress' as const,
    params: ({ context }: { context: ListAddress<Filters, Order> }) => ({
      ...pageOf(context),
      view: context.view,
    }),
  }
  const pageQuery = ({ context }: { context: ListQuery<Filters, Order> & Paging }) => ({
    ...queryOf(context),
    filters: askable(context.filters),
    page: context.page,
  })
  const closing = { target: 'closed' as const, actions: ['close' as const, written] }
  return setup({
    types: {} as {
      input: ListAddress<Filters, Order>
      context: Context<Row, Filters, Order, Statistics>
      events: Events<Row, Filters, Order, Statistics>
    },
    actors: {
      listRows: promised<Listing<Row, Statistics>, PageQuery<Filters, Order>>(),
      rowsChanged: announcements<PageQuery<Filters, Order>>(),
      getRow: promised<Row, { id: string }>(),
    },
    actions: {
      toast: effect<Toast>(),
      writeAddress: effect<ListAddress<Filters, Order>>(),
      remember: assign((_, { results, statistics, file, ...page }: Listing<Row, Statistics>) => ({
        ...linksOf({ results, ...page }),
        rows: results,
        statistics,
        file,
      })),
      explain: assign((_, error: unknown) => ({ rows: [], problem: problemOf(error, problems) })),
      type: assign(({ context }, { search = context.search, changes }: Typed<Filters>) => ({
        search,
        filters: { ...context.filters, ...changes },
        page: null,
      })),
      rememberPage: assign((_, page: string | null) => ({ page })),
      close: assign({ view: null, viewed: null }),
    },
    guards: {
      hasNext: ({ context }) => context.next !== null,
      hasPrevious: ({ context }) => context.previous !== null,
      isNoPage,
      hasView: ({ context }) => context.view !== null,
    },
    delays: { searchDebounce: 500 },
  }).createMachine({
    id: 'list',
    context: ({ input }) => ({
      ...input,
      rows: [],
      count: 0,
      next: null,
      previous: null,
      statistics: null,
      file: null,
      viewed: null,
      problem: '',
    }),
    type: 'parallel',
    states: {
      detail: {
        initial: 'entering',
        on: {
          'row.view': {
            guard: ({ context, event }) => rowWith(context.rows, event.id) !== null,
            target: '.open',
            actions: [
              assign(({ context, event: { id } }) => ({ view: id, viewed: rowWith(context.rows, id) })),
              written,
            ],
          },
          'address.change': [
            {
              guard: ({ context, event }) =>
                event.address.view !== null && event.address.view !== context.view,
              target: '.opening',
              actions: assign(({ event }) => ({ view: event.address.view, viewed: null })),
            },
            {
              guard: ({ context, event }) =>
                event.address.view === null && event.address.view !== context.view,
              target: '.closed',
              actions: 'close',
            },
          ],
          'rows.outdated': { guard: 'hasView', target: '.opening' },
        },
        states: {
          entering: { always: [{ guard: 'hasView', target: 'opening' }, { target: 'closed' }] },
          closed: {},
          opening: {
            invoke: {
              id: 'getRow',
              src: 'getRow',
              input: ({ context }) => ({ id: context.view ?? '' }),
              onDone: {
                target: 'open',
                actions: assign(({ event }) => ({ viewed: event.output })),
              },
              onError: {
                target: 'closed',
                actions: ['close', warn(noRow.text), written],
              },
            },
            on: { 'detail.close': closing },
          },
          open: { on: { 'detail.close': closing } },
        },
      },
      list: {
        initial: 'loading',
        on: {
          'search.change': {
            target: '.waiting',
            actions: { type: 'type', params: ({ event }) => event },
          },
          'filter.change': {
            target: '.loading',
            actions: [{ type: 'type', params: ({ event }) => event }, written],
          },
          'filters.clear': {
            guard: ({ context: { search, filters, order } }) =>
              order !== usualOrder || search !== '' || isFiltered(filters),
            target: '.loading',
            actions: [assign({ search: '', filters: noFilters, order: usualOrder, page: null }), written],
          },
          'order.select': {
            target: '.loading',
            actions: [assign(({ event: { order } }) => ({ order, page: null })), written],
          },
          'address.change': {
            guard: ({ context, event }) =>
              JSON.stringify(pageOf(context)) !== JSON.stringify(pageOf(event.address)),
            target: '.loading',
            actions: assign(({ event }) => pageOf(event.address)),
          },
          'rows.outdated': '.loading',
          'row.changed': {
            target: '.loading',
            actions: assign(({ context: { rows, viewed }, event: { row } }) => ({
              rows: rows.map((other) => (other.id === row.id ? row : other)),
              viewed: viewed?.id === row.id ? row : viewed,
            })),
          },
        },
        states: {
          ...listStates<Listing<Row, Statistics>>()({
            actor: 'listRows',
            input: pageQuery,
            onError: [
              { ...toFirstPage, actions: [toFirstPage.actions, written] },
              { target: 'failed', actions: { type: 'explain' as const, params: errorOf } },
            ],
            listed: {
              invoke: { id: 'rowsChanged', src: 'rowsChanged', input: pageQuery },
              on: {
                'rows.changed': {
                  actions: {
                    type: 'remember',
                    params: ({ event }: { event: { listing: Listing<Row, Statistics> } }) => event.listing,
                  },
                },
                'page.next': {
                  ...pageTurns['page.next'],
                  actions: [pageTurns['page.next'].actions, written],
                },
                'page.previous': {
                  ...pageTurns['page.previous'],
                  actions: [pageTurns['page.previous'].actions, written],
                },
              },
            },
          }),
          /** Waits for a pause in typing. */
          waiting: { after: { searchDebounce: { target: 'loading', actions: written } } },
        },
      },
      panel: panelRegion('folded'),
    },
  })
}

const queryOf = <Filters, Order>({ search, filters, order }: ListQuery<Filters, Order>) => ({
  search,
  filters,
  order,
})

const pageOf = <Filters, Order>({ page, ...query }: ListAddress<Filters, Order>) => ({
  ...queryOf(query),
  page,
})
