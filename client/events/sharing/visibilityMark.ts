import type { Visibility } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { GlobeIcon, type Icon, LinkIcon, t } from '../../ui/index.ts'

interface Mark {
  icon: Icon
  label: string
}

/** The badge of an event that people without an account can see; null for the usual case, members only. */
export const visibilityMark = (visibility: Visibility | null) => visibility && marks[visibility]()

const marks: Record<Visibility, () => Mark | null> = {
  MEMBERS: () => null,
  LINK: () => ({ icon: LinkIcon, label: t(texts.linkOnly) }),
  PUBLIC: () => ({ icon: GlobeIcon, label: t(texts.visibilities.PUBLIC.label) }),
}
