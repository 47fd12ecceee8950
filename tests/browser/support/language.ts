import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { catalogOf, entriesOf } from '../../../machines/language/catalog.ts'
import { isLanguage, type LanguageCode, languageOf } from '../../../machines/language/languages.ts'
import type { Message } from '../../../machines/language/message.ts'
import { type Language, word } from '../../../machines/language/wording.ts'

const folder = join(import.meta.dirname, '../../../client/languages')
const known = new Map<LanguageCode, Language>()

/** A message as the client words it in a language. */
export const inLanguage = (code: LanguageCode, message: Message) => word(message, opened(code))

/** A message in the language in which the page shows it. */
export async function asRead(page: Page, message: Message): Promise<string> {
  const code = await page.locator('html').getAttribute('lang')
  return inLanguage(isLanguage(code) ? code : 'en', message)
}

function opened(code: LanguageCode): Language {
  const language = known.get(code) ?? {
    ...languageOf(code),
    catalog: code === 'en' ? {} : catalogOf(entriesOf(readFileSync(join(folder, `${code}.po`), 'utf8'))),
  }
  known.set(code, language)
  return language
}
