import { acceptedLanguage, type LanguageCode } from '../../../machines/language/languages.ts'

export const readsLanguage = {
  'accept-language': {
    description: 'The letter is in the best of these languages, unless the account has chosen one.',
    example: 'de-AT, en;q=0.5',
  },
} as const

export type LanguageHeader = keyof typeof readsLanguage

export const languageOfRequest = (call: {
  header: (name: LanguageHeader) => string | undefined
}): LanguageCode => acceptedLanguage(call.header('accept-language'))
