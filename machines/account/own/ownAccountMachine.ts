import { assign, setup } from 'xstate'
import { explain, type Toast, say, warn } from '../../domain.ts'
import { effect, promised } from '../../effects.ts'
import { hasNone, type Problems } from '../rules.ts'
import { type AccountForm, changeProblems, deletionProblems, noAccountForm } from './ownAccountRules.ts'
import { refusal } from './refusal.ts'
import * as texts from './texts.ts'
import { showRefusedFields, submission } from '../submission.ts'
import type { OpenSession } from './openSession.ts'
import { passwordChange } from '../passwordReset/resetRules.ts'
import type { Message } from '../../language/message.ts'

interface Context {
  form: AccountForm
  problems: Problems<AccountForm>
  sessions: OpenSession[]
  /** Id of the session to end; '' until one is chosen. */
  chosen: string
  /** Why the list of devices could not be loaded. */
  problem: Message
}

type Events =
  | { type: 'password.open' }
  | { type: 'devices.open' }
  | { type: 'calendar.open' }
  | { type: 'notifications.open' }
  | { type: 'embed.open' }
  | { type: 'deletion.open' }
  | { type: 'data.download' }
  | { type: 'form.change'; changes: Partial<AccountForm> }
  | { type: 'password.submit' }
  | { type: 'session.end'; id: string }
  | { type: 'sessions.endOthers' }
  | { type: 'retry' }
  | { type: 'deletion.confirm' }
  | { type: 'back' }

/**
 * The dialog Your Account: password, devices, deletion and similar pages, and the export of the account's
 * data.
 */
export const ownAccountMachine = setup({
  types: {} as { context: Context; events: Events; tags: 'busy' },
  actors: {
    changePassword: promised<void, { currentPassword: string; newPassword: string }>(),
    listSessions: promised<OpenSession[]>(),
    endSession: promised<void, { id: string }>(),
    endOtherSessions: promised<void>(),
    exportAccount: promised<void>(),
    deleteAccount: promised<void, { password: string }>(),
  },
  actions: {
    toast: effect<Toast>(),
    /** Returns to the profile panel or to Settings. */
    leave: effect(),
    /** Clears the session of the deleted account. */
    loseSession: effect(),
    change: assign(({ context }, changes: Partial<AccountForm>) => passwordChange(context, changes)),
    show: assign((_, problems: Context['problems']) => ({ problems })),
    explain: assign((_, problem: Message) => ({ problem })),
  },
  guards: { isFine: (_, problems: Context['problems']) => hasNone(problems) },
}).createMachine({
  id: 'ownAccount',
  context: { form: noAccountForm, problems: {}, sessions: [], chosen: '', problem: '' },
  initial: 'overview',
  states: {
    overview: {
      initial: 'ready',
      entry: assign({ form: noAccountForm, problems: {} }),
      on: {
        'password.open': 'password',
        'devices.open': 'devices',
        'calendar.open': 'calendar',
        'notifications.open': 'notifications',
        'embed.open': 'embed',
        'deletion.open': 'deletion',
        back: 'closed',
      },
      states: {
        ready: { on: { 'data.download': 'downloading' } },
        downloading: {
          tags: 'busy',
          invoke: {
            id: 'exportAccount',
            src: 'exportAccount',
            onDone: { target: 'ready', actions: say(texts.dataDownloaded) },
            onError: { target: 'ready', actions: warn(texts.dataNotDownloaded) },
          },
        },
      },
    },
    password: {
      initial: 'typing',
      states: {
        typing: {
          on: {
            'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
            'password.submit': submission(changeProblems, 'saving'),
            back: '#ownAccount.overview',
          },
        },
        saving: {
          tags: 'busy',
          invoke: {
            id: 'changePassword',
            src: 'changePassword',
            input: ({ context: { form } }) => ({
              currentPassword: form.currentPassword,
              newPassword: form.newPassword,
            }),
            onDone: { target: '#ownAccount.overview', actions: say(texts.passwordChanged) },
            onError: {
              target: 'typing',
              actions: [
                { type: 'toast', params: ({ event }) => refusal(event.error, texts.passwordNotChanged) },
                showRefusedFields,
              ],
            },
          },
        },
      },
    },
    devices: {
      initial: 'loading',
      on: { back: 'overview' },
      states: {
        loading: {
          invoke: {
            id: 'listSessions',
            src: 'listSessions',
            onDone: { target: 'listed', actions: assign(({ event }) => ({ sessions: event.output })) },
            onError: { target: 'failed', actions: explain(texts.devicesNotLoaded) },
          },
        },
        failed: { on: { retry: 'loading' } },
        listed: {
          on: {
            'session.end': {
              target: 'endingOne',
              actions: assign(({ event }) => ({ chosen: event.id })),
            },
            'sessions.endOthers': 'endingOthers',
          },
        },
        endingOne: {
          tags: 'busy',
          invoke: {
            id: 'endSession',
            src: 'endSession',
            input: ({ context }) => ({ id: context.chosen }),
            onDone: {
              target: 'listed',
              actions: [
                assign(({ context: { sessions, chosen } }) => ({
                  sessions: sessions.filter(({ id }) => id !== chosen),
                })),
                say(texts.loggedOutThere),
              ],
            },
            onError: { target: 'listed', actions: warn(texts.notLoggedOut) },
          },
        },
        endingOthers: {
          tags: 'busy',
          invoke: {
            id: 'endOtherSessions',
            src: 'endOtherSessions',
            onDone: {
              target: 'listed',
              actions: [
                assign(({ context }) => ({
                  sessions: context.sessions.filter(({ isCurrent }) => isCurrent),
                })),
                say(texts.loggedOutElsewhere),
              ],
            },
            onError: { target: 'listed', actions: warn(texts.notLoggedOut) },
          },
        },
      },
    },
    /** This page and the next two have their own machines. */
    calendar: { on: { back: 'overview' } },
    notifications: { on: { back: 'overview' } },
    embed: { on: { back: 'overview' } },
    deletion: {
      initial: 'asking',
      states: {
        asking: {
          on: {
            'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
            'deletion.confirm': submission(deletionProblems, 'deleting'),
            back: '#ownAccount.overview',
          },
        },
        deleting: {
          tags: 'busy',
          invoke: {
            id: 'deleteAccount',
            src: 'deleteAccount',
            input: ({ context }) => ({ password: context.form.password }),
            onDone: '#ownAccount.deleted',
            onError: {
              target: 'asking',
              actions: [
                { type: 'toast', params: ({ event }) => refusal(event.error, texts.accountNotDeleted) },
                showRefusedFields,
              ],
            },
          },
        },
      },
    },
    closed: { type: 'final', entry: 'leave' },
    deleted: {
      type: 'final',
      entry: [say(texts.accountDeleted), 'loseSession'],
    },
  },
})
