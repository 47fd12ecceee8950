import { setup } from 'xstate'
import { announcements, effect } from '../effects.ts'

type Events =
  | { type: 'line.lose' }
  | { type: 'line.find' }
  | { type: 'release.change' }
  | { type: 'page.reload' }
  | { type: 'notice.close' }

/** Tracks whether the gateway is reachable and whether it runs the same release as the page. */
export const connectionMachine = setup({
  types: {} as { events: Events },
  actors: { watchLine: announcements(), watchRelease: announcements() },
  actions: { reload: effect() },
  delays: { goodNews: 4000 },
}).createMachine({
  id: 'connection',
  type: 'parallel',
  states: {
    line: {
      invoke: { id: 'watchLine', src: 'watchLine' },
      initial: 'online',
      states: {
        online: { on: { 'line.lose': 'offline' } },
        offline: { on: { 'line.find': 'restored' } },
        restored: { on: { 'line.lose': 'offline' }, after: { goodNews: 'online' } },
      },
    },
    release: {
      invoke: { id: 'watchRelease', src: 'watchRelease' },
      initial: 'current',
      states: {
        current: { on: { 'release.change': 'outdated' } },
        outdated: { on: { 'page.reload': { actions: 'reload' }, 'notice.close': 'putOff' } },
        putOff: { on: { 'release.change': 'outdated' } },
      },
    },
  },
})
