import { assign, setup } from 'xstate'
import { failureOf, fieldProblems, type DraftImage, type ProfileChange, type User } from '../../domain.ts'
import { effect, promised } from '../../effects.ts'
import { beforeForm, storeDraft, whichDraft, type FormDraft, type KeptDraft } from '../../keptDraft.ts'
import { draftOf, isWorthAnOffer, type ProfileDraft, resume } from './profileDraft.ts'
import { changeOf, type Edited, editOf, formOf, isEmpty, type ProfileEdit } from './profileEdit.ts'
import { personPicture, pictureProblem, unreadable } from '../../pictures/rules.ts'
import { profileProblems, type ProfileForm } from './profileRules.ts'
import { hasNone, type Problems } from '../rules.ts'

type Shown = Problems<ProfileForm & { picture: string }>

interface Context extends Edited {
  user: User
  problems: Shown
  kept: Edited
  offer: KeptDraft<ProfileDraft> | null
}

type Events =
  | { type: 'draft.continue' }
  | { type: 'draft.startAnew' }
  | { type: 'form.change'; changes: Partial<ProfileForm> }
  | { type: 'picture.choose'; picture: DraftImage }
  | { type: 'picture.fail' }
  | { type: 'picture.remove' }
  | { type: 'form.submit'; hasToken: boolean }
  | { type: 'dialog.close' }
  | { type: 'changes.discard' }
  | { type: 'changes.keep' }
  | { type: 'account.open' }
  | { type: 'account.close' }

const dropDraft = { type: 'dropDraft' as const, params: whichDraft(draftOf) }

/** A form that is kept on the device until it is saved, and asks before it is left unsaved. */
export const editProfileMachine = setup({
  types: {} as { input: { user: User }; context: Context; events: Events; tags: 'busy' },
  actors: {
    updateProfile: promised<User, ProfileEdit>(),
    findDraft: promised<KeptDraft<ProfileDraft> | null, { form: string }>(),
  },
  actions: {
    log: effect<{ error: unknown }>(),
    keep: effect<ProfileChange>(),
    leave: effect(),
    keepDraft: effect<FormDraft<ProfileDraft>>(),
    dropDraft: effect<{ form: string }>(),
    markKept: assign(({ context: { form, picture } }) => ({ kept: { form, picture } })),
    offer: assign((_, offer: KeptDraft<ProfileDraft> | null) => ({ offer })),
    takeUp: assign(({ context }) => (context.offer ? resume(context, context.offer) : {})),
    change: assign(({ context }, changes: Partial<ProfileForm>) => ({
      form: { ...context.form, ...changes },
    })),
    // A copy, so that the same file chosen again counts as a change.
    choose: assign(({ context }, picture: DraftImage | null) => ({
      picture: picture && { ...picture },
      problems: withPicture(context.problems),
    })),
    refuse: assign(({ context }, picture: DraftImage) => ({
      problems: withPicture(context.problems, pictureProblem(personPicture, picture)),
    })),
    drop: assign(({ context }) => ({
      picture: null,
      problems: withPicture(context.problems, context.picture && unreadable(context.picture)),
    })),
    show: assign((_, shown: Shown) => ({ problems: shown })),
    clearProblems: assign({ problems: {} }),
  },
  guards: {
    isFit: (_, picture: DraftImage) => pictureProblem(personPicture, picture) === null,
    isChosen: ({ context }) => context.picture !== null,
    isTokenGone: (_, { hasToken }: { hasToken: boolean }) => !hasToken,
    isWrong: ({ context }) => !hasNone(profileProblems(context.form)),
    isSame: ({ context }) => isEmpty(editOf(context)),
    isAhead: ({ context: { kept, form, picture } }) => form !== kept.form || picture !== kept.picture,
    isWorthAnOffer,
  },
}).createMachine({
  id: 'editProfile',
  context: ({ input: { user } }) => {
    const untouched = { form: formOf(user), picture: null }
    return { ...untouched, user, problems: {}, kept: untouched, offer: null }
  },
  initial: 'looking',
  states: {
    ...beforeForm(draftOf),
    open: {
      initial: 'editing',
      always: storeDraft(draftOf),
      on: {
        'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } },
        'picture.choose': [
          {
            guard: { type: 'isFit', params: ({ event }) => event.picture },
            actions: { type: 'choose', params: ({ event }) => event.picture },
          },
          { actions: { type: 'refuse', params: ({ event }) => event.picture } },
        ],
        'picture.fail': { guard: 'isChosen', actions: 'drop' },
        'picture.remove': { guard: 'isChosen', actions: { type: 'choose', params: null } },
        'form.submit': [
          // Specification: without a token, Save does nothing.
          { guard: { type: 'isTokenGone', params: ({ event }) => event } },
          {
            guard: 'isWrong',
            actions: { type: 'show', params: ({ context }) => profileProblems(context.form) },
          },
          { guard: 'isSame', target: 'closed' },
          { target: 'saving', actions: 'clearProblems' },
        ],
        'dialog.close': [{ guard: 'isSame', target: 'closed' }, { target: 'leaving' }],
        'account.open': 'account',
      },
      states: {
        editing: {},
        notSaved: {},
      },
    },
    leaving: {
      on: { 'changes.discard': { target: 'closed', actions: dropDraft }, 'changes.keep': 'open' },
    },
    /** Your Account is shown in its place; what was typed stays. */
    account: { on: { 'account.close': 'open' } },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => editOf(context),
        onDone: {
          target: 'saved',
          actions: [{ type: 'keep', params: ({ event }) => changeOf(event.output) }, dropDraft],
        },
        onError: {
          target: 'open.notSaved',
          actions: [
            { type: 'log', params: ({ event }) => ({ error: event.error }) },
            { type: 'show', params: ({ event }) => fieldProblems(failureOf(event.error)) },
          ],
        },
      },
    },
    saved: { type: 'final' },
    closed: { type: 'final', entry: 'leave' },
  },
})

const withPicture = ({ picture: _before, ...others }: Shown, problem: string | null = null): Shown =>
  problem === null ? others : { ...others, picture: problem }
