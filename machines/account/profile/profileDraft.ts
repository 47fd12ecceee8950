import type { User } from '../../domain.ts'
import type { FormDraft, KeptDraft } from '../../keptDraft.ts'
import { type Edited, formOf, isUnchanged } from './profileEdit.ts'
import type { ProfileForm } from './profileRules.ts'

/**
 * Contains only the differences from the stored profile. Edit Profile and Admin Settings share these drafts.
 */
export type ProfileDraft = Partial<ProfileForm>

type OfUser = Edited & { user: User }

export function draftOf({ user, form, picture }: OfUser): FormDraft<ProfileDraft> {
  const stands = formOf(user)
  return {
    form: 'editProfile',
    content: {
      ...(form.fullName !== stands.fullName && { fullName: form.fullName }),
      ...(form.phone !== stands.phone && { phone: form.phone }),
    },
    images: picture ? [picture] : [],
  }
}

export function resume({ user }: { user: User }, { content, images }: KeptDraft<ProfileDraft>) {
  const edited: Edited = { form: { ...formOf(user), ...content }, picture: images[0] ?? null }
  return { ...edited, kept: edited }
}

export const isWorthAnOffer = (
  { context: { user } }: { context: OfUser },
  found: KeptDraft<ProfileDraft> | null,
) => found !== null && !isUnchanged({ user, ...resume({ user }, found) })

export const isAhead = ({ context: { kept, form, picture } }: { context: Edited & { kept: Edited } }) =>
  form !== kept.form || picture !== kept.picture
