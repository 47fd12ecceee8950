import { LogoutDocument } from '../../generated/graphql.ts'
import type { Api } from '../graph/api.ts'

/**
 * Takes the token as a parameter, because the device may store another token, or none, by the time this runs.
 */
export const logout = async (api: Api, token: string) => {
  await api.run(LogoutDocument, {}, { token })
}
