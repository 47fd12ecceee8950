import type { LanguageCode } from '../../../machines/language/languages.ts'
import { LogoutDocument, SaveLanguageDocument, SetTimeZoneDocument } from '../../generated/graphql.ts'
import { deviceZone } from '../../ui/index.ts'
import type { Api } from '../graph/api.ts'

/** Sets the language of the account. */
export const saveLanguage = (api: Api, language: LanguageCode) => api.run(SaveLanguageDocument, { language })

/** Sets the account's time zone to that of this device, if the browser knows it. */
export async function placeClock(api: Api): Promise<void> {
  const timeZone = deviceZone()
  if (timeZone !== '') await api.run(SetTimeZoneDocument, { timeZone })
}

/** Takes the token as a parameter, because by now the device may store another token, or none. */
export const logout = async (api: Api, token: string) => {
  await api.run(LogoutDocument, {}, { token })
}
