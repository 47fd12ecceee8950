import { assign, setup } from 'xstate'
import { choicesRegion, noChoices } from '../../catalog/choicesRegion.ts'
import { choicesNotLoaded } from '../../catalog/texts.ts'
import type { Choices, EventFilters, Toast } from '../../domain.ts'
import { effect, promised } from '../../effects.ts'

export interface EmbedForm extends Omit<EventFilters, 'date' | 'when'> {
  look: 'rows' | 'cards'
  /** `#14694b`; '' for Plaza's own colour. */
  accent: string
  /** True if a script adjusts the height of the frame to its list. */
  fitsHeight: boolean
}

interface Context {
  choices: Choices
  form: EmbedForm
  /**
   * The values shown in the preview. They follow `form` after a pause, because a frame that reloads on every
   * keystroke would flicker.
   */
  shown: EmbedForm
}

const plainForm: EmbedForm = {
  location: '',
  category: '',
  eventType: '',
  search: '',
  look: 'rows',
  accent: '',
  fitsHeight: true,
}

/** Configures a list of public events for another site: its filters and its appearance, with a preview. */
export const embedMachine = setup({
  types: {} as {
    context: Context
    events: { type: 'form.change'; changes: Partial<EmbedForm> } | { type: 'choices.retry' }
  },
  actors: { listChoices: promised<Choices>() },
  actions: {
    toast: effect<Toast>(),
    rememberChoices: assign((_, choices: Choices) => ({ choices })),
    change: assign(({ context }, changes: Partial<EmbedForm>) => ({ form: { ...context.form, ...changes } })),
  },
  delays: { previewPause: 500 },
}).createMachine({
  id: 'embed',
  context: { choices: noChoices, form: plainForm, shown: plainForm },
  type: 'parallel',
  states: {
    choices: choicesRegion('choices.retry', choicesNotLoaded),
    preview: {
      initial: 'upToDate',
      states: {
        upToDate: {
          on: {
            'form.change': {
              target: 'behind',
              actions: { type: 'change', params: ({ event }) => event.changes },
            },
          },
        },
        behind: {
          on: {
            'form.change': {
              target: 'behind',
              reenter: true,
              actions: { type: 'change', params: ({ event }) => event.changes },
            },
          },
          after: {
            previewPause: { target: 'upToDate', actions: assign(({ context }) => ({ shown: context.form })) },
          },
        },
      },
    },
  },
})
