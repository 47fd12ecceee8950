import { assign, setup } from 'xstate'
import { type Toast, warn } from '../domain.ts'
import { effect, promised } from '../effects.ts'
import { exportToasts } from './texts.ts'

type Events = { type: 'file.save'; file: string } | { type: 'file.cancel' }

/** The CSV export of a list. It can be cancelled while running. */
export const exportMachine = setup({
  types: {} as { context: { file: string }; events: Events; tags: 'busy' },
  actors: { saveFile: promised<void, { file: string }>() },
  actions: { toast: effect<Toast>(), remember: assign((_, file: string) => ({ file })) },
}).createMachine({
  id: 'export',
  context: { file: '' },
  initial: 'idle',
  states: {
    idle: {
      on: {
        'file.save': { target: 'saving', actions: { type: 'remember', params: ({ event }) => event.file } },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'saveFile',
        src: 'saveFile',
        input: ({ context: { file } }) => ({ file }),
        onDone: { target: 'idle', actions: { type: 'toast', params: exportToasts.saved } },
        onError: { target: 'idle', actions: warn(exportToasts.notSaved.text) },
      },
      on: { 'file.cancel': 'idle' },
    },
  },
})
