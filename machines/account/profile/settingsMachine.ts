import { assign, setup } from 'xstate'
import { formOf, changeOf, type ProfileEdit } from './profileEdit.ts'
import type { ProfileForm } from './profileRules.ts'
import {
  type Failure,
  failureOf,
  fieldProblems,
  type DraftImage,
  isRefusal,
  type ProfileChange,
  type Toast,
  type User,
} from '../../domain.ts'
import { effect, promised } from '../../effects.ts'
import { unreadable } from '../../pictures/rules.ts'
import { settingsAlerts } from './settingsTexts.ts'

interface Context {
  user: User
  form: ProfileForm
  picture: DraftImage | null
  /** By field, as the service refused it; `picture`: the file cannot be shown. */
  problems: Partial<Record<keyof ProfileForm | 'picture', string>>
  alert: Toast | null
}

type Events =
  | { type: 'form.change'; changes: Partial<ProfileForm> }
  | { type: 'picture.choose'; picture: DraftImage }
  | { type: 'picture.fail' }
  | { type: 'picture.cancel' }
  | { type: 'form.submit'; hasToken: boolean }
  | { type: 'alert.dismiss' }
  | { type: 'account.open' }
  | { type: 'account.close' }

/** A superadmin's own profile. Nothing is checked here: the service says what it refuses. */
export const settingsMachine = setup({
  types: {} as { input: { user: User }; context: Context; events: Events; tags: 'busy' },
  actors: { getProfile: promised<User>(), updateProfile: promised<User, ProfileEdit>() },
  actions: {
    log: effect<{ error: unknown }>(),
    keep: effect<ProfileChange>(),
    fill: assign((_, user: User) => ({ user, form: formOf(user), picture: null, problems: {} })),
    change: assign(({ context }, changes: Partial<ProfileForm>) => ({
      form: { ...context.form, ...changes },
    })),
    choose: assign((_, picture: DraftImage | null) => ({ picture, problems: {} })),
    drop: assign(({ context: { picture } }) => ({
      picture: null,
      problems: picture ? { picture: unreadable(picture) } : {},
    })),
    say: assign((_, alert: Toast | null) => ({ alert })),
    explain: assign((_, failure: Failure) => ({
      problems: fieldProblems(failure),
      alert: isRefusal(failure) ? settingsAlerts.refused : settingsAlerts.notUpdated,
    })),
  },
  guards: {
    isChosen: ({ context }) => context.picture !== null,
    isSaid: ({ context }) => context.alert !== null,
    hasToken: (_, { hasToken }: { hasToken: boolean }) => hasToken,
  },
}).createMachine({
  id: 'settings',
  context: ({ input: { user } }) => ({
    user,
    form: formOf(user),
    picture: null,
    problems: {},
    alert: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getProfile',
        src: 'getProfile',
        onDone: { target: 'editing', actions: { type: 'fill', params: ({ event }) => event.output } },
        onError: {
          target: 'editing',
          actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    editing: {
      on: {
        'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
        'picture.choose': { actions: { type: 'choose', params: ({ event }) => event.picture } },
        'picture.fail': { guard: 'isChosen', actions: 'drop' },
        'picture.cancel': { guard: 'isChosen', actions: { type: 'choose', params: null } },
        'form.submit': {
          // Specification: without a token, Save does nothing.
          guard: { type: 'hasToken', params: ({ event }) => event },
          target: 'saving',
          actions: { type: 'say', params: null },
        },
        'alert.dismiss': { guard: 'isSaid', actions: { type: 'say', params: null } },
        'account.open': 'account',
      },
    },
    /** Your Account is shown over it; what was typed stays. */
    account: { on: { 'account.close': 'editing' } },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context: { form, picture } }) => ({
          input: { fullName: form.fullName, phone: form.phone || null },
          picture,
        }),
        onDone: {
          target: 'editing',
          actions: [
            { type: 'fill', params: ({ event }) => event.output },
            { type: 'keep', params: ({ event }) => changeOf(event.output) },
            { type: 'say', params: settingsAlerts.updated },
          ],
        },
        onError: {
          target: 'editing',
          actions: { type: 'explain', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
  },
})
