import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { Badge, StarIcon, t, words } from '../../ui/index.ts'
import { visibilityMark } from '../sharing/visibilityMark.ts'

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
