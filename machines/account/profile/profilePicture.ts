import type { DraftImage } from '../../domain.ts'
import { problemsBeside } from '../../formChange.ts'
import { personPicture, pictureProblem, unreadable } from '../../pictures/rules.ts'
import type { ProfileProblems } from './profileRules.ts'
import type { Message } from '../../language/message.ts'

interface Judged {
  picture: DraftImage | null
  problems: ProfileProblems
}

/** Copies the object, so that choosing the same file again counts as a change. */
export const choosePicture = ({ problems }: Judged, picture: DraftImage | null) => ({
  picture: picture && { ...picture },
  problems: withPicture(problems),
})

export const refusePicture = ({ problems }: Judged, picture: DraftImage) => ({
  problems: withPicture(problems, pictureProblem(personPicture, picture)),
})

export const dropPicture = ({ picture, problems }: Judged) => ({
  picture: null,
  problems: withPicture(problems, picture && unreadable(picture)),
})

/** Replaces or clears the problem with the picture. */
const withPicture = (problems: ProfileProblems, problem: Message | null = null): ProfileProblems =>
  problem === null ? problemsBeside(problems, { picture: null }) : { ...problems, picture: problem }
