import { assign, setup } from 'xstate'
import { draftOf, isAhead, isWorthAnOffer, type ProfileDraft, resume } from './profileDraft.ts'
import { choosePicture, dropPicture } from './profilePicture.ts'
import { changeOf, type Edited, editOf, type ProfileEdit, untouched } from './profileEdit.ts'
import type { ProfileForm, ProfileProblems } from './profileRules.ts'
import {
  type Failure,
  failureOf,
  errorToast,
  formProblems,
  type DraftImage,
  isRefusal,
  type ProfileChange,
  successToast,
  type Toast,
  type User,
} from '../../domain.ts'
import { effect, logged, outputOf, promised } from '../../effects.ts'
import { formChange } from '../../formChange.ts'
import { beforeForm, dropDraft, storeDraft, type FormDraft, type KeptDraft } from '../../keptDraft.ts'
import * as texts from '../texts.ts'
import { show } from '../../lists/entryDialog.ts'

interface Context extends Edited {
  user: User
  /**
   * The service's messages about refused fields or the whole form. `picture` is also set if the file cannot
   * be displayed.
   */
  problems: ProfileProblems
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

/** A superadmin's own profile. Nothing is validated here, because the service reports what it refuses. */
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
    fill: assign((_, user: User) => untouched(user)),
    choose: assign(({ context }, picture: DraftImage | null) => choosePicture(context, picture)),
    show: assign((_, alert: Toast | null) => ({ alert })),
    explain: assign((_, failure: Failure) => ({
      problems: formProblems(failure),
      alert: errorToast(isRefusal(failure) ? texts.settingsRefused : texts.settingsNotUpdated),
    })),
  },
  guards: {
    isChosen: ({ context }) => context.picture !== null,
    isAhead,
    isWorthAnOffer,
  },
}).createMachine({
  id: 'settings',
  context: ({ input: { user } }) => ({ ...untouched(user), alert: null }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'getProfile',
        src: 'getProfile',
        onDone: { target: 'looking', actions: { type: 'fill', params: outputOf } },
        onError: { target: 'looking', actions: logged },
      },
    },
    // `on` is empty because a page, unlike a dialog, cannot be closed.
    ...beforeForm(draftOf, { on: {} }),
    open: {
      always: storeDraft(draftOf),
      on: {
        'form.change': { actions: assign(({ context, event }) => formChange(context, event.changes)) },
        'picture.choose': { actions: { type: 'choose', params: ({ event }) => event.picture } },
        'picture.fail': { guard: 'isChosen', actions: assign(({ context }) => dropPicture(context)) },
        'picture.cancel': { guard: 'isChosen', actions: { type: 'choose', params: null } },
        'form.submit': {
          // Specification: without a token, Save does nothing.
          guard: ({ event }) => event.hasToken,
          target: 'saving',
          actions: show(null),
        },
        'alert.dismiss': { guard: ({ context }) => context.alert !== null, actions: show(null) },
        'account.open': 'account',
      },
    },
    /** The Your Account dialog covers the page, which keeps what was typed. */
    account: {
      always: storeDraft(draftOf),
      on: {
        // It may have been made smaller meanwhile.
        'picture.choose': { actions: { type: 'choose', params: ({ event }) => event.picture } },
        'account.close': 'open',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => editOf(context),
        onDone: {
          target: 'open',
          actions: [
            { type: 'fill', params: outputOf },
            { type: 'keep', params: ({ event }) => changeOf(event.output) },
            show(successToast(texts.settingsUpdated)),
            dropDraft(draftOf),
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
