import * as texts from '../../../machines/events/texts.ts'
import { Badge } from '../../ui/display/Badge.tsx'
import { StarIcon } from '../../ui/icons.tsx'
import * as words from '../../ui/texts.ts'

export const PublishedBadge = () => <Badge tone="green">{words.published}</Badge>

export const DraftBadge = () => <Badge>{texts.draft}</Badge>

export const FeaturedBadge = () => (
  <Badge tone="amber" icon={<StarIcon size={14} />}>
    {words.featured}
  </Badge>
)
