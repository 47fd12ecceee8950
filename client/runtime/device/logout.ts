import { LogoutDocument } from '../../generated/graphql.ts'
import type { Api } from '../graph/api.ts'

/** Takes the token as a parameter, because by now the device may store another token, or none. */
export const logout = async (api: Api, token: string) => {
  await api.run(LogoutDocument, {}, { token })
}
