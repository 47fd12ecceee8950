import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Link, useLocation } from 'wouter'
import type { adminShellMachine } from '../../machines/admin/adminShellMachine.ts'
import { addressOf, type AdminTab, firstTab, tabAt } from '../../machines/admin/adminTabs.ts'
import * as texts from '../../machines/admin/texts.ts'
import {
  Avatar,
  Badge,
  Boundary,
  Button,
  ButtonLink,
  CloseIcon,
  color,
  countText,
  Failure,
  hidden,
  HomeIcon,
  IconButton,
  layer,
  Logo,
  LogoutIcon,
  media,
  MenuIcon,
  motion,
  radius,
  Row,
  shadow,
  SkipLink,
  space,
  Spinner,
  t,
  VisuallyHidden,
  words,
} from '../ui/index.ts'
import { useMachines } from './machines.ts'
import { type Machine, useSession } from '../runtime/registry.tsx'
import type { Message } from '../../machines/language/message.ts'

export interface AdminPanel {
  tab: AdminTab
  label: Message
  icon: React.ReactNode
  Panel: React.ComponentType
  /** True for a page that has no menu entry because another page links to it. */
  isHidden?: boolean
}

interface AdminProps {
  panels: AdminPanel[]
  /** Shown at the end of the menu. */
  languageField: React.ReactNode
}

/** The admin area: a menu next to the active tab. On small screens the menu opens on top of the page. */
export function Admin({ panels, languageField }: AdminProps) {
  const [path] = useLocation()
  const requestedTab = tabAt(path) ?? firstTab
  const [state, send] = useMachine(useMachines().adminShell, { input: { tab: requestedTab } })
  // The address determines the tab, both for menu links and for Back and Forward.
  useEffect(() => send({ type: 'tab.select', tab: requestedTab }), [requestedTab, send])
  const toggle = useRef<HTMLButtonElement>(null)

  if (state.matches('checking')) return <Checking />
  if (state.matches('failed')) {
    return (
      <main id="main" tabIndex={-1}>
        <Failure onRetry={() => send({ type: 'retry' })}>{t(state.context.problem)}</Failure>
      </main>
    )
  }
  if (!state.matches('admitted')) return null
  const { tab } = state.context
  const isCovered = state.matches({ admitted: 'menuOpen' })
  const Panel = panels.find((panel) => panel.tab === tab)?.Panel
  return (
    <div css={shell}>
      {!isCovered && <SkipLink />}
      <Header state={state} send={send} toggle={toggle} />
      <Menu state={state} send={send} panels={panels} languageField={languageField} toggle={toggle} />
      <main id="main" tabIndex={-1} css={main} inert={isCovered}>
        <Boundary key={tab}>{Panel && <Panel />}</Boundary>
      </main>
    </div>
  )
}

/** Shows only the header until the service has confirmed the account's role. */
function Checking() {
  return (
    <>
      <header css={header}>
        <Mark />
        <Corner avatar={{ name: '', initials: '...' }} />
      </header>
      <main id="main" tabIndex={-1}>
        <Spinner label={t(words.loading)} page />
      </main>
    </>
  )
}

interface ShellProps extends Machine<typeof adminShellMachine> {
  /** The button that opens the menu on small screens. */
  toggle: RefObject<HTMLButtonElement | null>
}

function Header({ state, send, toggle }: ShellProps) {
  const { user } = state.context
  const open = state.matches({ admitted: 'menuOpen' })
  return (
    <header css={header}>
      <IconButton
        ref={toggle}
        css={onlySmall}
        label={open ? t(texts.closeMenu) : t(texts.openMenu)}
        icon={open ? <CloseIcon /> : <MenuIcon />}
        aria-expanded={open}
        onClick={() => send({ type: 'menu.toggle' })}
        onKeyDown={({ key }) => key === 'Escape' && send({ type: 'menu.close' })}
      />
      <Mark />
      <Corner
        isCovered={open}
        avatar={{
          name: user?.fullName ?? '',
          src: user?.profilePic ?? null,
          ...(!user?.fullName.trim() && { initials: t(texts.initial) }),
        }}
      />
    </header>
  )
}

const Mark = () => (
  <span css={mark}>
    <Logo size={24} />
  </span>
)

interface CornerProps {
  isCovered?: boolean
  avatar: { name: string; src?: string | null; initials?: string }
}

const Corner = ({ isCovered, avatar }: CornerProps) => (
  <Row gap={2} wrap={false} css={end}>
    <Link href="/home" asChild>
      <ButtonLink variant="secondary" size="small" icon={<HomeIcon />} tabIndex={isCovered ? -1 : undefined}>
        <span css={word}>{t(words.home)}</span>
      </ButtonLink>
    </Link>
    <Avatar {...avatar} size={36} />
  </Row>
)

function Menu({ state, send, panels, languageField, toggle }: ShellProps & AdminProps) {
  const { logout } = useSession()
  const open = state.matches({ admitted: 'menuOpen' })
  const close = () => send({ type: 'menu.close' })
  useEffect(() => {
    if (!open) return undefined
    const leave = () => send({ type: 'menu.close' })
    // Closes the menu on Back or Forward, so that it does not cover the new page, and when the window becomes
    // wide enough to show the menu next to the page.
    const wide = matchMedia(media.desktop.replace('@media ', ''))
    wide.addEventListener('change', leave)
    addEventListener('popstate', leave)
    return () => {
      wide.removeEventListener('change', leave)
      removeEventListener('popstate', leave)
    }
  }, [open, send])
  const escape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !open) return
    close()
    toggle.current?.focus()
  }
  return (
    <>
      {/* Closes the menu on a click outside it. Keyboard users close it with its button or Esc. */}
      {open && <div css={scrim} onClick={close} aria-hidden />}
      <nav css={[menu, !open && away]} aria-label={t(texts.menu)}>
        {panels
          .filter(({ isHidden }) => !isHidden)
          .map(({ tab, label, icon }) => (
            <Link
              key={tab}
              href={addressOf(tab)}
              css={[link, tab === state.context.tab && active]}
              aria-current={tab === state.context.tab ? 'page' : undefined}
              aria-describedby={tab === 'pendingEvents' ? waitingId : undefined}
              onClick={tab === state.context.tab ? close : undefined}
              onKeyDown={escape}
            >
              {icon}
              <span>{t(label)}</span>
              {tab === 'pendingEvents' && <PendingCount count={state.context.pending} />}
            </Link>
          ))}
        <div css={last}>
          {languageField}
          <Button variant="quiet" icon={<LogoutIcon />} wide onClick={logout} onKeyDown={escape}>
            {t(words.logout)}
          </Button>
        </div>
      </nav>
    </>
  )
}

const waitingId = 'admin-waiting'

/**
 * The number of pending events, next to the tab's label. It is not part of the tab's accessible name, so that
 * the name stays constant.
 */
const PendingCount = ({ count }: { count: number | null }) =>
  count !== null &&
  count > 0 && (
    <Badge id={waitingId} tone="brand" css={waiting} aria-hidden>
      {countText(count)}
      <VisuallyHidden> {t(texts.waiting)}</VisuallyHidden>
    </Badge>
  )

const shell = css({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateRows: 'auto 1fr',
  [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
})
const header = css({
  position: 'sticky',
  top: 0,
  [media.low]: { position: 'static' },
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: `min(${space[3]}, 12px)`,
  padding: `${space[2]} min(${space[4]}, 16px)`,
  minHeight: '4rem',
  containerType: 'inline-size',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  gridColumn: '1 / -1',
})
/** Shrinks so that large text fits on a phone. */
const mark = css({ display: 'flex', minWidth: 0, overflow: 'hidden' })
const word = css({ '@container (max-width: 18rem)': hidden })
const end = css({ marginInlineStart: 'auto' })
const onlySmall = css({ [media.desktop]: { display: 'none' } })
const scrim = css({
  position: 'fixed',
  inset: '4rem 0 0',
  zIndex: layer.bar,
  border: 0,
  background: color.scrim,
  [media.desktop]: { display: 'none' },
})
const menu = css({
  display: 'flex',
  flexDirection: 'column',
  gap: space[1],
  padding: space[4],
  background: color.surface,
  borderInlineEnd: `1px solid ${color.line}`,
  position: 'fixed',
  insetBlock: '4rem 0',
  insetInlineStart: 0,
  width: '16rem',
  zIndex: layer.bar,
  overflowY: 'auto',
  boxShadow: shadow.overlay,
  [media.desktop]: {
    position: 'sticky',
    top: '4rem',
    height: 'calc(100dvh - 4rem - var(--notice, 0px))',
    boxShadow: 'none',
  },
})
const away = css({ display: 'none', [media.desktop]: { display: 'flex' } })
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  padding: `0 ${space[3]}`,
  borderRadius: radius.medium,
  color: color.ink,
  textDecoration: 'none',
  // Keeps a label that wraps to two lines as tall as a one-line label.
  lineHeight: 1.25,
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: color.sunken },
})
const active = css({
  background: color.brandSoft,
  color: color.onBrandSoft,
  fontWeight: 600,
  '&:hover': { background: color.brandSoft },
})
/** Keeps the tabs below in place, no matter how wide the number is. */
const waiting = css({ flex: 'none', whiteSpace: 'nowrap', marginInline: `auto -${space[2]}` })
const last = css({ marginBlockStart: 'auto' })
const main = css({ minWidth: 0, padding: space[4], [media.tablet]: { padding: space[6] } })
