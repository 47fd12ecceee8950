import { css } from '@emotion/react'
import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { followedBy } from '../../../machines/pictures/texts.ts'
import { Alert, Badge, StarIcon, t, Text, words } from '../../ui/index.ts'
import { visibilityMark } from '../sharing/visibilityMark.ts'
import { statusOf } from './status.ts'

export const PublishedBadge = () => <Badge tone="green">{t(words.published)}</Badge>

export const DraftBadge = () => <Badge>{t(texts.draft)}</Badge>

export const FeaturedBadge = () => (
  <Badge tone="amber" icon={<StarIcon size={14} />}>
    {t(words.featured)}
  </Badge>
)

export function VisibilityBadge({ of }: { of: OwnEvent['visibility'] }) {
  const mark = visibilityMark(of)
  return mark && <Badge icon={<mark.icon size={14} />}>{mark.label}</Badge>
}

export function EventStatus({ event }: { event: OwnEvent }) {
  const { word, meaning, tone } = statusOf(event)
  if (tone !== 'danger') return <Text tone="muted">{t(followedBy(word, meaning))}</Text>
  return (
    <Alert title={t(word)}>
      <Text css={reason}>{event.proposal?.rejectReason ?? event.rejectReason ?? t(texts.noReason)}</Text>
      <Text>{t(meaning)}</Text>
    </Alert>
  )
}

const reason = css({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' })
