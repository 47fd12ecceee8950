import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { profileMachine } from '../../machines/account/profile/profileMachine.ts'
import * as texts from '../../machines/account/texts.ts'
import {
  Avatar,
  Button,
  CalendarIcon,
  ChevronRightIcon,
  color,
  DashboardIcon,
  font,
  heading,
  LockIcon,
  LogoutIcon,
  motion,
  PersonIcon,
  PlusIcon,
  radius,
  Row,
  SidePanel,
  Skeleton,
  space,
  Stack,
  t,
  Text,
  VisuallyHidden,
  words,
} from '../ui/index.ts'
import { type Machine, useSession } from '../runtime/registry.tsx'
import { personOf } from './person.ts'
import { LanguageField } from './language/LanguageField.tsx'

interface Props extends Machine<typeof profileMachine> {
  onAddEvents: () => void
}

/** The side panel that the avatar opens. */
export function ProfilePanel({ state, send, onAddEvents }: Props) {
  const { user } = state.context
  const session = useSession()
  const { fullName, initials } = personOf(user)
  const close = () => send({ type: 'panel.close' })
  const addEvents = () => {
    close()
    onAddEvents()
  }

  return (
    <SidePanel
      css={{ width: 'min(24rem, 88%)' }}
      title={t(words.profile)}
      hideTitle
      onClose={close}
      footer={
        <Button variant="secondary" wide icon={<LogoutIcon />} onClick={session.logout}>
          {t(words.logout)}
        </Button>
      }
    >
      <Stack gap={6}>
        <Stack gap={3} align="center">
          {state.matches({ account: 'loading' }) ? (
            <Skeleton width="6rem" height="6rem" round />
          ) : (
            <Avatar name={fullName} initials={initials} src={user?.profilePic ?? null} size={96} />
          )}
          <Stack gap={1} align="center" css={who}>
            {state.matches({ account: 'loading' }) ? (
              <Unknown />
            ) : (
              <>
                <p css={name} dir="auto">
                  {fullName}
                </p>
                {user && <Text tone="muted">{user.email}</Text>}
              </>
            )}
          </Stack>
        </Stack>
        <Stack as="ul" gap={1}>
          <li>
            <button type="button" css={entry} onClick={() => send({ type: 'profile.edit' })}>
              <Entry icon={<PersonIcon />}>{t(words.editProfile)}</Entry>
            </button>
          </li>
          <li>
            <button type="button" css={entry} onClick={() => send({ type: 'account.open' })}>
              <Entry icon={<LockIcon />}>{t(words.yourAccount)}</Entry>
            </button>
          </li>
          {session.user?.userType === 'SUPERADMIN' && (
            <li>
              <Link href="/admin" replace css={entry}>
                <Entry icon={<DashboardIcon />}>{t(words.adminDashboard)}</Entry>
              </Link>
            </li>
          )}
          <li>
            <button type="button" css={entry} onClick={addEvents}>
              <Entry icon={<PlusIcon />}>{t(texts.addEvents)}</Entry>
            </button>
          </li>
          <li>
            <button type="button" css={entry} onClick={() => send({ type: 'myEvents.open' })}>
              <Entry icon={<CalendarIcon />}>{t(words.myEvents)}</Entry>
            </button>
          </li>
        </Stack>
        <Row justify="center">
          <LanguageField />
        </Row>
      </Stack>
    </SidePanel>
  )
}

/** Placeholder for name and email while the profile is loading. */
const Unknown = () => (
  <>
    <Skeleton width="9rem" height="1.5rem" />
    <Skeleton width="12rem" />
    <VisuallyHidden>{t(words.loading)}</VisuallyHidden>
  </>
)

function Entry({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <>
      <span css={disc}>{icon}</span>
      <span css={{ flex: 1 }}>{children}</span>
      <ChevronRightIcon size={18} />
    </>
  )
}

const who = css({ maxWidth: '100%', textAlign: 'center', overflowWrap: 'anywhere' })
const name = css(heading.section, { fontFamily: font.heading })
const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: '100%',
  minHeight: '3.5rem',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  color: color.ink,
  fontWeight: 600,
  textAlign: 'start',
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: color.sunken },
})
const disc = css({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.medium,
  background: color.brandSoft,
  color: color.onBrandSoft,
})
