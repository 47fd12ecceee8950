import type { User } from '../../domain.ts'
import type { FormDraft, KeptDraft } from '../../keptDraft.ts'
import { editOf, type Edited, formOf, isEmpty } from './profileEdit.ts'
import type { ProfileForm } from './profileRules.ts'

/** Only what differs from the stored profile. Edit Profile and Admin Settings offer the same one. */
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
) => found !== null && !isEmpty(editOf({ user, ...resume({ user }, found) }))
