import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { ownAccountMachine } from '../../../machines/account/own/ownAccountMachine.ts'
import * as texts from '../../../machines/account/own/texts.ts'
import type { Machine } from '../../runtime/registry.tsx'
import {
  CalendarIcon,
  ChevronRightIcon,
  color,
  DevicesIcon,
  DownloadIcon,
  GlobeIcon,
  LockIcon,
  MailIcon,
  motion,
  radius,
  Ring,
  space,
  Stack,
  t,
  Text,
  TrashIcon,
} from '../../ui/index.ts'
import { Step } from './Step.tsx'

type OverviewProps = Machine<typeof ownAccountMachine> & {
  over: texts.Place
  /** The step that was open last. The focus moves to its entry. */
  last: 'password' | 'devices' | 'calendar' | 'notifications' | 'embed' | 'deletion' | undefined
  publicPages: 'asking' | 'offered' | 'absent'
}

export function Overview({ over, last, publicPages, state, send }: OverviewProps) {
  const busy = state.hasTag('busy')
  return (
    <Step from={over} onBack={() => send({ type: 'back' })}>
      <Stack as="ul" gap={1}>
        <Entry
          title={t(texts.changePassword)}
          isLast={last === 'password'}
          icon={<LockIcon />}
          after={<ChevronRightIcon size={18} />}
          onClick={() => send({ type: 'password.open' })}
        >
          {t(texts.aboutPassword)}
        </Entry>
        <Entry
          title={t(texts.devices)}
          isLast={last === 'devices'}
          icon={<DevicesIcon />}
          after={<ChevronRightIcon size={18} />}
          onClick={() => send({ type: 'devices.open' })}
        >
          {t(texts.aboutDevices)}
        </Entry>
        <Entry
          title={t(texts.calendarOfFavourites)}
          isLast={last === 'calendar'}
          icon={<CalendarIcon />}
          after={<ChevronRightIcon size={18} />}
          onClick={() => send({ type: 'calendar.open' })}
        >
          {t(texts.aboutCalendar)}
        </Entry>
        <Entry
          title={t(texts.notifications)}
          isLast={last === 'notifications'}
          icon={<MailIcon />}
          after={<ChevronRightIcon size={18} />}
          onClick={() => send({ type: 'notifications.open' })}
        >
          {t(texts.aboutNotifications)}
        </Entry>
        {publicPages !== 'absent' && (
          <Entry
            isAwaited={publicPages === 'asking'}
            title={t(texts.embed)}
            isLast={last === 'embed'}
            icon={<GlobeIcon />}
            after={<ChevronRightIcon size={18} />}
            onClick={() => send({ type: 'embed.open' })}
          >
            {t(texts.aboutEmbed)}
          </Entry>
        )}
        <Entry
          title={busy ? t(texts.downloading) : t(texts.downloadYourData)}
          icon={<DownloadIcon />}
          after={busy && <Ring />}
          busy={busy}
          onClick={() => send({ type: 'data.download' })}
        >
          {t(texts.aboutData)}
        </Entry>
        <Entry
          title={t(texts.deleteAccount)}
          isLast={last === 'deletion'}
          icon={<TrashIcon />}
          after={<ChevronRightIcon size={18} />}
          danger
          onClick={() => send({ type: 'deletion.open' })}
        >
          {t(texts.aboutDeletion)}
        </Entry>
      </Stack>
    </Step>
  )
}

interface EntryProps {
  title: string
  icon: ReactNode
  after: ReactNode
  children: string
  danger?: boolean
  isLast?: boolean
  /** Keeps its place free while it is not known whether it is offered, so that no entry moves under a press. */
  isAwaited?: boolean
  busy?: boolean
  onClick: () => void
}

function Entry({ title, icon, after, children, danger, isLast, isAwaited, busy, onClick }: EntryProps) {
  return (
    <li css={isAwaited && awaited}>
      <button
        type="button"
        css={entry}
        data-came-from={isLast || undefined}
        {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
        onClick={busy ? undefined : onClick}
      >
        <span css={[disc, danger && alarm]}>{icon}</span>
        <span css={lines}>
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
const awaited = css({ visibility: 'hidden' })
const lines = css({ flex: 1, minWidth: 0, display: 'grid' })
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
