import { acceptedLanguage, type LanguageCode } from '../../../machines/language/languages.ts'

const reads = (description: string) =>
  ({ 'accept-language': { description, example: 'de-AT, en;q=0.5' } }) as const

export const readsLanguage = reads(
  'The letter is in the best of these languages, unless the account has chosen one.',
)

export const readsLanguageOfFile = reads('A CSV file is in the best of these languages, or else in English.')

export type LanguageHeader = keyof typeof readsLanguage

export const languageOfRequest = (call: {
  header: (name: LanguageHeader) => string | undefined
}): LanguageCode => acceptedLanguage(call.header('accept-language'))
