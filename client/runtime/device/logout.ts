import { LogoutDocument } from '../../generated/graphql.ts'
import type { Api } from '../graph/api.ts'

/** Takes the token, because this device may have stored another one, or none, by then. */
export const logout = async (api: Api, token: string) => {
  await api.run(LogoutDocument, {}, { token })
}
