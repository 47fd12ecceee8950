import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { ComponentType } from 'react'
import type { Place } from '../../../machines/account/own/texts.ts'
import { addressOf } from '../../../machines/admin/adminTabs.ts'
import * as texts from '../../../machines/admin/texts.ts'
import { userTypeNames } from '../../../machines/admin/userList.ts'
import { isUnchanged } from '../../../machines/account/profile/profileEdit.ts'
import type { settingsMachine } from '../../../machines/account/profile/settingsMachine.ts'
import type { User } from '../../../machines/domain.ts'
import { useAccountAddress } from '../../account/ownAccount/useAccountAddress.ts'
import { type Pictures, usePictures } from '../../runtime/pictures/usePictures.ts'
import { type Machine, useSession } from '../../runtime/registry.tsx'
import {
  Alert,
  Boundary,
  Button,
  Card,
  DraftOffer,
  fieldsOf,
  FocusPlace,
  Form,
  Heading,
  initialsOf,
  LockIcon,
  PersonPicture,
  PhoneField,
  ResultAlert,
  Row,
  Spinner,
  Stack,
  t,
  Text,
  TextField,
  useFirstInvalid,
  words,
} from '../../ui/index.ts'
import { hasToken, useMachines } from './machines.ts'

interface SettingsProps {
  OwnAccount: ComponentType<{ email: string; over: Place; path: string; onClose: () => void }>
}

/** The Settings tab of the admin area, for the signed-in superadmin. */
export function Settings({ OwnAccount }: SettingsProps) {
  const { user } = useSession()
  return user && <Profile key={user.id} user={user} OwnAccount={OwnAccount} />
}

function Profile({ user, OwnAccount }: SettingsProps & { user: User }) {
  const [state, send] = useMachine(useMachines().settings, { input: { user } })
  const isAccount = state.matches('account')
  const closeAccount = () => send({ type: 'account.close' })
  useAccountAddress({ path, isOpen: isAccount, isReady: state.matches('open'), send })
  const isWaiting = state.matches('loading') || state.matches('looking')
  return (
    <Stack gap={5} css={page}>
      <Stack gap={1}>
        <Heading level={1}>{t(words.settings)}</Heading>
        <Text tone="muted">{t(texts.settingsHint)}</Text>
      </Stack>
      {isWaiting ? (
        <Spinner label={t(words.loading)} page />
      ) : (
        <>
          <FocusPlace label={t(words.profile)}>
            <Card>
              {state.matches('offered') ? (
                <Offer state={state} send={send} />
              ) : (
                <Boundary>
                  <ProfileForm state={state} send={send} />
                </Boundary>
              )}
            </Card>
          </FocusPlace>
          <Account state={state} send={send} />
        </>
      )}
      {isAccount && (
        <OwnAccount email={state.context.user.email} over="settings" path={path} onClose={closeAccount} />
      )}
    </Stack>
  )
}

type Part = Machine<typeof settingsMachine>

const Offer = ({ state, send }: Part) =>
  state.context.offer && (
    <DraftOffer offer={state.context.offer} work={words.workOnProfile} undone="saved" send={send} />
  )

function ProfileForm({ state, send }: Part) {
  const { alert, problems } = state.context
  const fields = useFirstInvalid<HTMLDivElement>(problems)
  const pictures = usePictures('person', ([picture]) => picture && send({ type: 'picture.choose', picture }))
  const saving = state.matches('saving')
  return (
    <Form
      label={t(words.profile)}
      busy={saving}
      data-typed={!isUnchanged(state.context)}
      onSubmit={() => send({ type: 'form.submit', hasToken: hasToken() })}
    >
      <Stack gap={5} ref={fields}>
        <Fields state={state} send={send} pictures={pictures} />
        {problems.form && <Alert>{t(problems.form)}</Alert>}
        <ResultAlert of={alert} onClose={() => send({ type: 'alert.dismiss' })} />
        <Row justify="end">
          <Button type="submit" busy={saving || pictures.isBusy}>
            {saving ? t(words.saving) : t(words.saveChanges)}
          </Button>
        </Row>
      </Stack>
    </Form>
  )
}

const Account = ({ state, send }: Part) => (
  <Card>
    <Stack gap={4} align="flex-start">
      <Stack gap={1}>
        <Heading level={2} look="card">
          {t(words.yourAccount)}
        </Heading>
        <Text tone="muted">{t(texts.ownAccountHint)}</Text>
      </Stack>
      <Button
        variant="secondary"
        icon={<LockIcon size={18} />}
        css={breakable}
        disabled={!state.matches('open') && !state.matches('account')}
        onClick={() => send({ type: 'account.open' })}
      >
        {t(words.openAccount)}
      </Button>
    </Stack>
  </Card>
)

function Fields({ state, send, pictures }: Part & { pictures: Pictures }) {
  const { user, form, picture, problems } = state.context
  const field = fieldsOf(form, problems, (changes) => send({ type: 'form.change', changes }))
  return (
    <>
      <PersonPicture
        initials={initialsOf(form.fullName) || t(texts.initial)}
        picture={picture?.file instanceof Blob ? picture.file : user.profilePic}
        accept="image/*"
        disabled={state.hasTag('busy')}
        onChoose={(file) => pictures.choose([file])}
        onUnreadable={() => send({ type: 'picture.fail' })}
        removal={picture && t(words.cancel)}
        onRemove={() => send({ type: 'picture.cancel' })}
        error={t(problems.picture)}
        progress={t(pictures.progress)}
      />
      <TextField label={t(words.fullName)} autoComplete="name" maxLength={120} {...field('fullName')} />
      <TextField
        label={t(words.email)}
        type="email"
        readOnly
        hint={t(texts.emailHint)}
        value={user.email}
        onChange={() => {}}
      />
      <PhoneField label={t(texts.phone)} {...field('phone')} />
      <TextField
        label={t(texts.userType)}
        readOnly
        value={t(userTypeNames[user.userType])}
        onChange={() => {}}
      />
    </>
  )
}

const path = addressOf('settings')
const page = css({ maxWidth: '40rem' })
/** At large text sizes on a narrow phone, a single word can be wider than the card. */
const breakable = css({ maxWidth: '100%', overflowWrap: 'anywhere' })
