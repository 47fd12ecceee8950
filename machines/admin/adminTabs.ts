/** In the specification's order. The last tab has no menu entry; it is linked from the dashboard. */
const tabs = {
  dashboard: '/admin',
  home: '/admin/home',
  users: '/admin/users',
  events: '/admin/events',
  category: '/admin/category',
  types: '/admin/types',
  pendingEvents: '/admin/pending-events',
  settings: '/admin/settings',
  audit: '/admin/audit',
} as const

export type AdminTab = keyof typeof tabs

const names = Object.keys(tabs) as AdminTab[]

export const firstTab: AdminTab = 'dashboard'

export function tabAt(path: string): AdminTab | null {
  return names.find((name) => tabs[name] === path) ?? null
}

export const addressOf = (tab: AdminTab): string => tabs[tab]
