import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { ReactNode } from 'react'
import type { EventFilters } from '../../../machines/domain.ts'
import { publicAddress, siteUrl } from './publicAddress.ts'
import * as texts from '../../../machines/events/texts.ts'
import {
  Button,
  ButtonLink,
  CalendarIcon,
  FeedIcon,
  media,
  Popover,
  space,
  Stack,
  t,
  Text,
  TextField,
} from '../../ui/index.ts'
import { useMachines } from './machines.ts'

const id = 'subscribe'

/**
 * Offers URLs with which calendar apps and feed readers can follow the current filters. Renders nothing
 * unless the site is known to have public pages.
 */
export function Subscribe({ filters }: { filters: EventFilters }) {
  const [state, send] = useMachine(useMachines().publicPages)
  if (!state.matches('offered')) return null
  const site = siteUrl(state.context)
  const calendar = publicAddress(`${site}/feeds/events.ics`, filters)
  const feed = publicAddress(`${site}/feeds/events.atom`, filters)
  const copy = (text: string) => (
    <Button size="small" variant="secondary" onClick={() => send({ type: 'text.copy', text })}>
      {t(texts.copyLink)}
    </Button>
  )
  return (
    <>
      <link rel="alternate" type="text/calendar" title={t(texts.publicEvents)} href={calendar} />
      <link rel="alternate" type="application/atom+xml" title={t(texts.publicEvents)} href={feed} />
      <Button
        variant="secondary"
        size="small"
        icon={<FeedIcon size={18} />}
        popoverTarget={id}
        aria-haspopup="dialog"
        aria-label={t(texts.subscribe)}
      >
        <span css={onlyWide}>{t(texts.subscribe)}</span>
      </Button>
      <Popover id={id} title={t(texts.subscribe)} isWide>
        <Stack gap={5}>
          <Text size="small">
            {t(texts.subscribeMeaning)} {filters.date + filters.when !== '' && t(texts.dateNotFollowed)}
          </Text>
          <Address label={t(texts.forCalendars)} address={calendar}>
            {copy(calendar)}
            <ButtonLink
              size="small"
              variant="secondary"
              icon={<CalendarIcon size={18} />}
              href={calendar.replace(/^https?:/, 'webcal:')}
            >
              {t(texts.openInCalendar)}
            </ButtonLink>
          </Address>
          <Address label={t(texts.forReaders)} address={feed}>
            {copy(feed)}
          </Address>
        </Stack>
      </Popover>
    </>
  )
}

interface AddressProps {
  label: string
  address: string
  children: ReactNode
}

const Address = ({ label, address, children }: AddressProps) => (
  <Stack gap={2}>
    <TextField
      label={label}
      readOnly
      value={address}
      onChange={() => {}}
      // Selected backwards, so that a long URL shows its start.
      onFocus={({ currentTarget }) => currentTarget.setSelectionRange(0, address.length, 'backward')}
    />
    <div css={row}>{children}</div>
  </Stack>
)

const onlyWide = css({ display: 'none', [media.tablet]: { display: 'inline' } })
const row = css({ display: 'flex', flexWrap: 'wrap', gap: space[2] })
