import { has, refused, table, to } from '../../support/workflow/table.ts'

/** Specification, section 2 "Admin shell": one tab at a time; on small screens a menu over the page. */
export const adminShellTable = table({
  start: to('menuClosed', has({ tab: 'pendingEvents' })),
  anywhere: {
    'tab.select': to('menuClosed'),
  },
  menuClosed: {
    'menu.toggle': to('menuOpen'),
    'menu.close': refused,
  },
  menuOpen: {
    'menu.toggle': to('menuClosed'),
    'menu.close': to('menuClosed'),
  },
})
