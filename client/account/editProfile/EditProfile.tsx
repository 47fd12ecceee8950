import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { type Ref, type RefObject, useId, useImperativeHandle } from 'react'
import type { editProfileMachine } from '../../../machines/account/profile/editProfileMachine.ts'
import type { Edited } from '../../../machines/account/profile/profileEdit.ts'
import * as texts from '../../../machines/account/texts.ts'
import type { ProfileChange, User } from '../../../machines/domain.ts'
import { type Pictures, usePictures } from '../../runtime/pictures/usePictures.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  Alert,
  Badge,
  Button,
  CheckIcon,
  Dialog,
  DraftGate,
  fieldsOf,
  Form,
  LeaveQuestion,
  PersonPicture,
  PhoneField,
  Stack,
  t,
  TextField,
  useFirstInvalid,
  words,
} from '../../ui/index.ts'
import { personOf } from '../person.ts'
import { hasToken, useMachines } from './machines.ts'

interface EditProfileProps {
  /** Receives a function that closes the dialog the way Esc does. */
  closing: Ref<() => void>
  user: User
  /** The form's content when it was cancelled earlier. */
  edited: Edited | null
  onSaved: (changes: ProfileChange) => void
  onCancel: (edited: Edited) => void
  onClose: () => void
}

export function EditProfile({ closing, user, edited, onSaved, onCancel, onClose }: EditProfileProps) {
  const machine = useMachines().editProfile.provide({
    actions: {
      keep: (_, changes) => onSaved(changes),
      cancel: (_, typed) => onCancel(typed),
      leave: onClose,
    },
  })
  const [state, send] = useMachine(machine, { input: { user, edited } })
  const pictures = usePictures('person', ([picture]) => picture && send({ type: 'picture.choose', picture }))
  const fields = useFirstInvalid<HTMLDivElement>(state.context.problems)
  const formId = useId()
  const busy = state.hasTag('busy')
  const isBefore = state.matches('looking') || state.matches('offered')
  const close = () => send({ type: 'dialog.close' })
  useImperativeHandle(closing, () => () => send({ type: 'dialog.close' }), [send])

  const footer = (
    <>
      <Button variant="quiet" disabled={busy} onClick={() => send({ type: 'form.cancel' })}>
        {t(words.cancel)}
      </Button>
      <Button type="submit" form={formId} busy={busy || pictures.isBusy}>
        {busy ? t(words.saving) : t(words.saveChanges)}
      </Button>
    </>
  )
  return (
    <>
      <Dialog title={t(words.editProfile)} footer={isBefore ? undefined : footer} onClose={close}>
        <DraftGate state={state} work={words.workOnProfile} undone="saved" send={send}>
          <Form
            id={formId}
            label={t(words.profile)}
            busy={busy}
            onSubmit={() => send({ type: 'form.submit', hasToken: hasToken() })}
          >
            <Fields state={state} send={send} pictures={pictures} box={fields} />
          </Form>
        </DraftGate>
      </Dialog>
      {state.matches('leaving') && <LeaveQuestion send={send} />}
    </>
  )
}

type PictureProps = Machine<typeof editProfileMachine> & { pictures: Pictures }
type FieldsProps = PictureProps & { box: RefObject<HTMLDivElement | null> }

function Fields({ state, send, pictures, box }: FieldsProps) {
  const { user, form, problems } = state.context
  const field = fieldsOf(form, problems, (changes) => send({ type: 'form.change', changes }))
  return (
    <Stack gap={5} ref={box}>
      {state.matches({ open: 'notSaved' }) && <Alert>{t(problems.form ?? texts.profileNotSaved)}</Alert>}
      <Picture state={state} send={send} pictures={pictures} />
      <TextField
        label={t(words.fullName)}
        required
        autoComplete="name"
        maxLength={120}
        {...field('fullName')}
      />
      <div css={withBadge}>
        <TextField
          label={t(words.email)}
          type="email"
          autoComplete="email"
          readOnly
          value={user.email}
          onChange={() => {}}
        />
        {user.isEmailVerified ? (
          <Badge tone="green" icon={<CheckIcon size={14} />}>
            {t(words.verified)}
          </Badge>
        ) : (
          <Badge>{t(words.unverified)}</Badge>
        )}
      </div>
      <PhoneField {...field('phone')} />
    </Stack>
  )
}

function Picture({ state, send, pictures }: PictureProps) {
  const { user, form, picture, problems } = state.context
  return (
    <PersonPicture
      initials={personOf(form).initials}
      picture={picture?.file instanceof Blob ? picture.file : user.profilePic}
      accept="image/jpeg,image/png,image/webp,image/gif,.heic,.heif"
      disabled={state.hasTag('busy')}
      onChoose={(file) => pictures.choose([file])}
      onUnreadable={() => send({ type: 'picture.fail' })}
      removal={picture && t(texts.removeNewPicture)}
      onRemove={() => send({ type: 'picture.remove' })}
      error={t(problems.picture)}
      progress={t(pictures.progress)}
    />
  )
}

/* Aligns the badge with the label. */
const withBadge = css({
  position: 'relative',
  '& > span': { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 },
})
