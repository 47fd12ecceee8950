import { assign, setup } from 'xstate'
import { type DraftImage, type ProfileChange, type User } from '../../domain.ts'
import { effect, logged, promised } from '../../effects.ts'
import { formChange } from '../../formChange.ts'
import { beforeForm, dropDraft, storeDraft, type FormDraft, type KeptDraft } from '../../keptDraft.ts'
import { draftOf, isAhead, isWorthAnOffer, type ProfileDraft, resume } from './profileDraft.ts'
import { choosePicture, dropPicture, refusePicture } from './profilePicture.ts'
import { changeOf, type Edited, editOf, isUnchanged, type ProfileEdit, untouched } from './profileEdit.ts'
import { personPicture, pictureProblem } from '../../pictures/rules.ts'
import { profileProblems, type ProfileForm, type ProfileProblems } from './profileRules.ts'
import { hasNone } from '../rules.ts'
import { showRefused } from '../submission.ts'

interface Context extends Edited {
  user: User
  problems: ProfileProblems
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
  | { type: 'form.cancel' }
  | { type: 'dialog.close' }
  | { type: 'changes.discard' }
  | { type: 'changes.keep' }

const drop = dropDraft(draftOf)

const pictureOf = ({ event }: { event: { picture: DraftImage } }) => event.picture
const pictureChoice = [
  { guard: { type: 'isFit', params: pictureOf }, actions: { type: 'choose', params: pictureOf } },
  { actions: { type: 'refuse', params: pictureOf } },
] as const

/**
 * The profile form. Keeps a draft on the device until the form is saved, and asks before discarding unsaved
 * text.
 */
export const editProfileMachine = setup({
  types: {} as {
    input: { user: User; edited: Edited | null }
    context: Context
    events: Events
    tags: 'busy'
  },
  actors: {
    updateProfile: promised<User, ProfileEdit>(),
    findDraft: promised<KeptDraft<ProfileDraft> | null, { form: string }>(),
  },
  actions: {
    log: effect<{ error: unknown }>(),
    keep: effect<ProfileChange>(),
    leave: effect(),
    /** Receives the unsaved form, so that Undo can restore it. */
    cancel: effect<Edited>(),
    keepDraft: effect<FormDraft<ProfileDraft>>(),
    dropDraft: effect<{ form: string }>(),
    markKept: assign(({ context: { form, picture } }) => ({ kept: { form, picture } })),
    offer: assign((_, offer: KeptDraft<ProfileDraft> | null) => ({ offer })),
    takeUp: assign(({ context }) => (context.offer ? resume(context, context.offer) : {})),
    choose: assign(({ context }, picture: DraftImage | null) => choosePicture(context, picture)),
    refuse: assign(({ context }, picture: DraftImage) => refusePicture(context, picture)),
    show: assign((_, problems: ProfileProblems) => ({ problems })),
  },
  guards: {
    isFit: (_, picture: DraftImage) => pictureProblem(personPicture, picture) === null,
    isChosen: ({ context }) => context.picture !== null,
    isSame: ({ context }) => isUnchanged(context),
    isAhead,
    isWorthAnOffer,
  },
}).createMachine({
  id: 'editProfile',
  context: ({ input: { user, edited } }) => ({ ...untouched(user), ...edited }),
  initial: 'starting',
  states: {
    /** A form restored by Undo is newer than any stored draft. */
    starting: { always: [{ guard: 'isAhead', target: 'open' }, { target: 'looking' }] },
    ...beforeForm(draftOf, { on: { 'dialog.close': 'closed' } }),
    open: {
      initial: 'editing',
      always: storeDraft(draftOf),
      on: {
        'form.change': { actions: assign(({ context, event }) => formChange(context, event.changes)) },
        'picture.choose': pictureChoice,
        'picture.fail': { guard: 'isChosen', actions: assign(({ context }) => dropPicture(context)) },
        'picture.remove': { guard: 'isChosen', actions: { type: 'choose', params: null } },
        'form.submit': [
          // Specification: without a token, Save does nothing.
          { guard: ({ event }) => !event.hasToken },
          {
            guard: ({ context }) => !hasNone(profileProblems(context.form)),
            actions: { type: 'show', params: ({ context }) => profileProblems(context.form) },
          },
          { guard: 'isSame', target: 'closed' },
          { target: 'saving', actions: assign({ problems: {} }) },
        ],
        // Specification: Cancel closes at once; any other way of closing asks first.
        'form.cancel': [
          { guard: 'isSame', target: 'closed' },
          { target: 'cancelled', actions: drop },
        ],
        'dialog.close': [{ guard: 'isSame', target: 'closed' }, { target: 'leaving' }],
      },
      states: {
        editing: {},
        notSaved: {},
      },
    },
    leaving: {
      always: storeDraft(draftOf),
      on: {
        // It may have been made smaller meanwhile.
        'picture.choose': pictureChoice,
        'changes.discard': { target: 'closed', actions: drop },
        'changes.keep': 'open',
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        id: 'updateProfile',
        src: 'updateProfile',
        input: ({ context }) => callOf(context),
        onDone: {
          target: 'saved',
          actions: [{ type: 'keep', params: ({ event }) => changeOf(event.output) }, drop],
        },
        onError: {
          target: 'open.notSaved',
          actions: [logged, showRefused],
        },
      },
    },
    saved: { type: 'final' },
    cancelled: {
      type: 'final',
      entry: { type: 'cancel', params: ({ context: { form, picture } }) => ({ form, picture }) },
    },
    closed: { type: 'final', entry: 'leave' },
  },
})

/** Specification, section 7: this request includes the email address. */
function callOf({ user: { email }, ...edited }: Context): ProfileEdit {
  const { input, picture } = editOf(edited)
  return { input: { ...input, email }, picture }
}
