import { Badge } from '../../ui/display/Badge.tsx'
import { StarIcon } from '../../ui/icons.tsx'

export const PublishedBadge = () => <Badge tone="green">Published</Badge>

export const DraftBadge = () => <Badge>Draft</Badge>

export const FeaturedBadge = () => (
  <Badge tone="amber" icon={<StarIcon size={14} />}>
    Featured
  </Badge>
)
