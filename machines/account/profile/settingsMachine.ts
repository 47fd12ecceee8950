import { assign, setup } from 'xstate'
import { draftOf, isWorthAnOffer, type ProfileDraft, resume } from './profileDraft.ts'
import { changeOf, type Edited, formOf, type ProfileEdit } from './profileEdit.ts'
import type { ProfileForm } from './profileRules.ts'
import {
  errorToast,
  type Failure,
  failureOf,
  fieldProblems,
  type DraftImage,
  isRefusal,
  type ProfileChange,
  successToast,
  type Toast,
  type User,
} from '../../domain.ts'
import { effect, outputOf, promised } from '../../effects.ts'
import { beforeForm, type FormDraft, storeDraft, type KeptDraft, whichDraft } from '../../keptDraft.ts'
import { unreadable } from '../../pictures/rules.ts'
import * as texts from '../texts.ts'

interface Context extends Edited {
  user: User
  /** By field, as the service refused it; `picture`: the file cannot be shown. */
  problems: Partial<Record<keyof ProfileForm | 'picture', string>>
  alert: Toast | null
  kept: Edited
  offer: KeptDraft<ProfileDraft> | null
}

type Events =
  | { type: 'draft.continue' }
  | { type: 'draft.startAnew' }
  | { type: 'form.change'; changes: Partial<ProfileForm> }
  | { type: 'picture.choose'; picture: DraftImage }
  | { type: 'picture.fail' }
  | { type: 'picture.cancel' }
  | { type: 'form.submit'; hasToken: boolean }
  | { type: 'alert.dismiss' }
  | { type: 'account.open' }
  | { type: 'account.close' }

const { looking, offered } = beforeForm(draftOf)
const dropDraft = { type: 'dropDraft' as const, params: whichDraft(draftOf) }

/** A superadmin's own profile. Nothing is checked here: the service says what it refuses. */
export const settingsMachine = setup({
  types: {} as { input: { user: User }; context: Context; events: Events; tags: 'busy' },
  actors: {
    getProfile: promised<User>(),
    updateProfile: promised<User, ProfileEdit>(),
    findDraft: promised<KeptDraft<ProfileDraft> | null, { form: string }>(),
  },
  actions: {
    log: effect<{ error: unknown }>(),
    keep: effect<ProfileChange>(),
    keepDraft: effect<FormDraft<ProfileDraft>>(),
    dropDraft: effect<{ form: string }>(),
    markKept: assign(({ context: { form, picture } }) => ({ kept: { form, picture } })),
    offer: assign((_, offer: KeptDraft<ProfileDraft> | null) => ({ offer })),
    takeUp: assign(({ context }) => (context.offer ? resume(context, context.offer) : {})),
    fill: assign((_, user: User) => ({ ...contextOf(user), problems: {} })),
    change: assign(({ context }, changes: Partial<ProfileForm>) => ({
      form: { ...context.form, ...changes },
    })),
    // A copy, so that the same file chosen again counts as a change.
    choose: assign((_, picture: DraftImage | null) => ({ picture: picture && { ...picture }, problems: {} })),
    drop: assign(({ context: { picture } }) => ({
      picture: null,
      problems: picture ? { picture: unreadable(picture) } : {},
    })),
    say: assign((_, alert: Toast | null) => ({ alert })),
    explain: assign((_, failure: Failure) => ({
      problems: fieldProblems(failure),
      alert: errorToast(isRefusal(failure) ? texts.settingsRefused : texts.settingsNotUpdated),
    })),
  },
  guards: {
    isChosen: ({ context }) => context.picture !== null,
    isAhead: ({ context: { kept, form, picture } }) => form !== kept.form || picture !== kept.picture,
    isWorthAnOffer,
    isSaid: ({ context }) => context.alert !== null,
    hasToken: (_, { hasToken }: { hasToken: boolean }) => hasToken,
  },
}).createMachine({
  id: 'settings',
  context: ({ input: { user } }) => ({ ...contextOf(user), problems: {}, alert: null, offer: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getProfile',
        src: 'getProfile',
        onDone: { target: 'looking', actions: { type: 'fill', params: outputOf } },
        onError: {
          target: 'looking',
          actions: { type: 'log', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    // A page has nothing to close.
    looking: { invoke: looking.invoke },
    offered: {
      on: {
        'draft.continue': offered.on['draft.continue'],
        'draft.startAnew': offered.on['draft.startAnew'],
      },
    },
    open: {
      always: storeDraft(draftOf),
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
    account: { on: { 'account.close': 'open' } },
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
          target: 'open',
          actions: [
            { type: 'fill', params: outputOf },
            { type: 'keep', params: ({ event }) => changeOf(event.output) },
            { type: 'say', params: successToast(texts.settingsUpdated) },
            dropDraft,
          ],
        },
        onError: {
          target: 'open',
          actions: { type: 'explain', params: ({ event }) => failureOf(event.error) },
        },
      },
    },
  },
})

function contextOf(user: User) {
  const untouched: Edited = { form: formOf(user), picture: null }
  return { ...untouched, user, kept: untouched }
}
