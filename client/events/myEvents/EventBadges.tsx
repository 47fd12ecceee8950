import type { OwnEvent } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { StarIcon } from '../../ui/icons.tsx'
import { visibilityMark } from '../sharing/visibilityMark.ts'
import * as words from '../../ui/texts.ts'
import { t } from '../../ui/words/language.ts'

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
