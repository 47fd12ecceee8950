import { fromPromise } from 'xstate'
import type { User } from '../../../machines/domain.ts'
import type { ProfileEdit } from '../../../machines/account/profile/profileEdit.ts'
import { UpdateProfileDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { filesOf } from '../../runtime/pictures/draftImage.ts'

export const editProfileActors = (api: Api) => ({
  updateProfile: fromPromise<User, ProfileEdit>(async ({ input: { input, picture } }) => {
    const [file] = filesOf(picture ? [picture] : [])
    const variables = file ? { input, picture: file } : { input }
    return (await api.run(UpdateProfileDocument, variables)).updateProfile
  }),
})
