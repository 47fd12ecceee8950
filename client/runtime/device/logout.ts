import { LogoutDocument } from '../../generated/graphql.ts'
import type { Api } from '../graph/api.ts'

/** Ends a session at the service, whatever this device has stored by then. */
export const logout = async (api: Api, token: string) => {
  await api.run(LogoutDocument, {}, { token })
}
