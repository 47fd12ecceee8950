import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { ownAccountMachine } from '../../../machines/account/own/ownAccountMachine.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Ring } from '../../ui/buttons/Ring.tsx'
import {
  CalendarIcon,
  ChevronRightIcon,
  DevicesIcon,
  DownloadIcon,
  LockIcon,
  TrashIcon,
} from '../../ui/icons.tsx'
import { Stack } from '../../ui/layout/Stack.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { color, motion, radius, space } from '../../ui/tokens.ts'
import { BackToStep, useStep } from './step.tsx'

export function Overview({ over, state, send }: Machine<typeof ownAccountMachine> & { over: string }) {
  const busy = state.hasTag('busy')
  const step = useStep()
  return (
    <Stack gap={4} align="flex-start" ref={step}>
      <BackToStep label={over} onClick={() => send({ type: 'back' })} />
      <Stack as="ul" gap={1} css={{ width: '100%' }}>
        <Entry
          title="Change Password"
          icon={<LockIcon />}
          after={<ChevronRightIcon size={18} />}
          onClick={() => send({ type: 'password.open' })}
        >
          Every other device is logged out with it.
        </Entry>
        <Entry
          title="Devices"
          icon={<DevicesIcon />}
          after={<ChevronRightIcon size={18} />}
          onClick={() => send({ type: 'devices.open' })}
        >
          Where you are logged in. Log out elsewhere.
        </Entry>
        <Entry
          title="Calendar of Favourites"
          icon={<CalendarIcon />}
          after={<ChevronRightIcon size={18} />}
          onClick={() => send({ type: 'calendar.open' })}
        >
          Your favourite events in your calendar program.
        </Entry>
        <Entry
          title={busy ? 'Downloading...' : 'Download Your Data'}
          icon={<DownloadIcon />}
          after={busy && <Ring />}
          busy={busy}
          onClick={() => send({ type: 'data.download' })}
        >
          Everything that Plaza holds about you, in one file.
        </Entry>
        <Entry
          title="Delete Account"
          icon={<TrashIcon />}
          after={<ChevronRightIcon size={18} />}
          danger
          onClick={() => send({ type: 'deletion.open' })}
        >
          For good, with all that is personal.
        </Entry>
      </Stack>
    </Stack>
  )
}

interface EntryProps {
  title: string
  icon: ReactNode
  after: ReactNode
  children: string
  danger?: boolean
  busy?: boolean
  onClick: () => void
}

function Entry({ title, icon, after, children, danger, busy, onClick }: EntryProps) {
  return (
    <li>
      <button
        type="button"
        css={entry}
        {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
        onClick={busy ? undefined : onClick}
      >
        <span css={[disc, danger && alarm]}>{icon}</span>
        <span css={words}>
          <strong css={danger && { color: color.dangerText }}>{title}</strong>
          <Text as="span" tone="muted" size="small">
            {children}
          </Text>
        </span>
        {after}
      </button>
    </li>
  )
}

const entry = css({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  width: `calc(100% + 2 * ${space[3]})`,
  marginInline: `-${space[3]}`,
  minHeight: '4rem',
  padding: `${space[2]} ${space[3]}`,
  borderRadius: radius.medium,
  color: color.ink,
  textAlign: 'start',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: color.sunken },
})
const words = css({ flex: 1, minWidth: 0, display: 'grid' })
const disc = css({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  borderRadius: radius.medium,
  background: color.brandSoft,
  color: color.onBrandSoft,
})
const alarm = css({ background: color.dangerSoft, color: color.dangerText })
