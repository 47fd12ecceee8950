import { fromPromise } from 'xstate'
import type { User } from '../../../machines/domain.ts'
import type { ProfileEdit } from '../../../machines/account/profileEdit.ts'
import { UpdateProfileDocument } from '../../generated/graphql.ts'
import type { Api } from '../../runtime/api.ts'

export const editProfileActors = (api: Api) => ({
  updateProfile: fromPromise<User, ProfileEdit>(async ({ input: { input, picture } }) => {
    const variables = picture?.file instanceof File ? { input, picture: picture.file } : { input }
    return (await api.run(UpdateProfileDocument, variables)).updateProfile
  }),
})
