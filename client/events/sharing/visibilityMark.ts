import type { Visibility } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { GlobeIcon, type Icon, LinkIcon, t } from '../../ui/index.ts'

interface Mark {
  icon: Icon
  label: string
}

/** The badge of an event that people without an account can see; null for the usual case, members only. */
export function visibilityMark(visibility: Visibility | null): Mark | null {
  if (visibility === 'LINK') return { icon: LinkIcon, label: t(texts.linkOnly) }
  return visibility === 'PUBLIC' ? { icon: GlobeIcon, label: t(texts.visibilities.PUBLIC.label) } : null
}
