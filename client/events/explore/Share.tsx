import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import type { Shared } from '../../../machines/events/explore/exploreMachine.ts'
import * as texts from '../../../machines/events/texts.ts'
import { Button, ButtonLink, Popover, ShareIcon, space, t, Text } from '../../ui/index.ts'
import { useMachines } from '../sharing/machines.ts'
import { siteUrl } from '../sharing/publicAddress.ts'
import { eventUrl, hasSheet } from './share.ts'

const menuId = 'share-menu'

interface ShareProps {
  event: Omit<Shared, 'site'>
  onShare: (site: string) => void
}

export function Share({ event, onShare }: ShareProps) {
  const [{ context }] = useMachine(useMachines().publicPages)
  const site = siteUrl(context)
  const shared = { ...event, site }
  const share = () => onShare(site)
  if (hasSheet(shared))
    return (
      <Button variant="quiet" icon={<ShareIcon />} onClick={share}>
        {t(texts.share)}
      </Button>
    )
  return (
    <>
      <Button variant="quiet" icon={<ShareIcon />} popoverTarget={menuId} aria-haspopup="dialog">
        {t(texts.share)}
      </Button>
      <Popover id={menuId} title={t(texts.share)}>
        <div css={menu}>
          <Button variant="secondary" popoverTarget={menuId} popoverTargetAction="hide" onClick={share}>
            {t(texts.copyLink)}
          </Button>
          {Object.entries(placesFor(shared)).map(([place, href]) => (
            <ButtonLink key={place} variant="secondary" size="small" external href={href}>
              {place}
            </ButtonLink>
          ))}
        </div>
        {event.shareUrl === null && (
          <Text size="small" tone="muted">
            {t(texts.visibilities.MEMBERS.meaning)}
          </Text>
        )}
      </Popover>
    </>
  )
}

function placesFor(event: Shared): Record<string, string> {
  const [url, title] = [eventUrl(event), event.title].map(encodeURIComponent)
  return {
    WhatsApp: `https://wa.me/?text=${title}%20${url}`,
    X: `https://x.com/intent/post?text=${title}&url=${url}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${url}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${url}`,
    [t(texts.mail)]: `mailto:?subject=${title}&body=${url}`,
  }
}

const menu = css({ display: 'grid', gap: space[2], gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' })
