import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { Link } from 'wouter'
import type { AdminTab } from '../../machines/admin/adminShellMachine.ts'
import { Avatar } from '../ui/display/Avatar.tsx'
import { Button } from '../ui/buttons/Button.tsx'
import { ButtonLink } from '../ui/buttons/ButtonLink.tsx'
import { IconButton } from '../ui/buttons/IconButton.tsx'
import { CloseIcon, HomeIcon, LogoutIcon, MenuIcon } from '../ui/icons.tsx'
import { Logo } from '../ui/display/Logo.tsx'
import { Row } from '../ui/layout/Row.tsx'
import { color, layer, media, motion, radius, shadow, space } from '../ui/tokens.ts'
import { useMachines } from './machines.ts'
import { useSession } from '../runtime/registry.tsx'

export interface AdminPanel {
  tab: AdminTab
  label: string
  icon: React.ReactNode
  Panel: () => React.ReactNode
}

/** The admin area: a menu beside the active tab; on small screens the menu lies over the page. */
export function Admin({ panels }: { panels: AdminPanel[] }) {
  const [state, send] = useMachine(useMachines().adminShell)
  const session = useSession()
  const { tab } = state.context
  const open = state.matches('menuOpen')
  const Panel = panels.find((panel) => panel.tab === tab)?.Panel
  return (
    <div css={shell}>
      <header css={header}>
        <IconButton
          css={onlySmall}
          label={open ? 'Close menu' : 'Open menu'}
          icon={open ? <CloseIcon /> : <MenuIcon />}
          aria-expanded={open}
          onClick={() => send({ type: 'menu.toggle' })}
        />
        <Logo size={24} />
        <Row gap={2} wrap={false} css={end}>
          <Link href="/home" asChild>
            <ButtonLink variant="secondary" size="small" icon={<HomeIcon />}>
              Home
            </ButtonLink>
          </Link>
          <Avatar
            name={session.user?.fullName ?? ''}
            {...(session.user?.profilePic ? { src: session.user.profilePic } : {})}
            size={36}
          />
        </Row>
      </header>
      {open && (
        <button
          type="button"
          css={scrim}
          aria-label="Close menu"
          tabIndex={-1}
          onClick={() => send({ type: 'menu.close' })}
        />
      )}
      <nav css={[menu, !open && away]} aria-label="Admin">
        {panels.map((entry) => (
          <button
            key={entry.tab}
            type="button"
            css={[link, entry.tab === tab && active]}
            aria-current={entry.tab === tab ? 'page' : undefined}
            onClick={() => send({ type: 'tab.select', tab: entry.tab })}
          >
            {entry.icon}
            {entry.label}
          </button>
        ))}
        <div css={last}>
          <Button variant="quiet" icon={<LogoutIcon />} wide onClick={session.logout}>
            Logout
          </Button>
        </div>
      </nav>
      <main id="main" css={main}>
        {Panel && <Panel />}
      </main>
    </div>
  )
}

const shell = css({
  display: 'grid',
  minHeight: '100dvh',
  gridTemplateRows: 'auto 1fr',
  [media.desktop]: { gridTemplateColumns: '16rem minmax(0, 1fr)' },
})
const header = css({
  position: 'sticky',
  top: 0,
  zIndex: layer.bar,
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[2]} ${space[4]}`,
  minHeight: '4rem',
  background: color.surface,
  borderBottom: `1px solid ${color.line}`,
  gridColumn: '1 / -1',
})
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
  boxShadow: shadow.overlay,
  [media.desktop]: { position: 'sticky', top: '4rem', height: 'calc(100dvh - 4rem)', boxShadow: 'none' },
})
const away = css({ display: 'none', [media.desktop]: { display: 'flex' } })
const link = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '2.75rem',
  padding: `0 ${space[3]}`,
  border: 0,
  borderRadius: radius.medium,
  background: 'transparent',
  color: color.ink,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: color.sunken },
})
const active = css({
  background: color.brandSoft,
  color: color.onBrandSoft,
  fontWeight: 600,
  '&:hover': { background: color.brandSoft },
})
const last = css({ marginBlockStart: 'auto' })
const main = css({ minWidth: 0, padding: space[4], [media.tablet]: { padding: space[6] } })
