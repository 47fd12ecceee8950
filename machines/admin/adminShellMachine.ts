import { assign, setup } from 'xstate'

export type AdminTab = 'pendingEvents'

type Events = { type: 'tab.select'; tab: AdminTab } | { type: 'menu.toggle' } | { type: 'menu.close' }

/** The admin area: one tab at a time, and on small screens a menu over the page. */
export const adminShellMachine = setup({
  types: {} as { context: { tab: AdminTab }; events: Events },
  actions: { show: assign((_, tab: AdminTab) => ({ tab })) },
}).createMachine({
  id: 'adminShell',
  context: { tab: 'pendingEvents' },
  initial: 'menuClosed',
  on: {
    'tab.select': { target: '.menuClosed', actions: { type: 'show', params: ({ event }) => event.tab } },
  },
  states: {
    menuClosed: { on: { 'menu.toggle': 'menuOpen' } },
    menuOpen: { on: { 'menu.toggle': 'menuClosed', 'menu.close': 'menuClosed' } },
  },
})
