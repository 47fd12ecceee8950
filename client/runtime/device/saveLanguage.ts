import type { LanguageCode } from '../../../machines/language/languages.ts'
import { SetLanguageDocument } from '../../generated/graphql.ts'
import type { Api } from '../graph/api.ts'

/** Sets the language of the account. */
export const saveLanguage = (api: Api, language: LanguageCode) => api.run(SetLanguageDocument, { language })
