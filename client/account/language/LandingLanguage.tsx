import { languageOf } from '../../../machines/language/languages.ts'
import { later } from '../../runtime/later.tsx'
import { firstSign } from '../../ui/feedback/firstSign.ts'
import { ChevronDownIcon, GlobeIcon } from '../../ui/firstIcons.tsx'
import { loadCode } from '../../ui/loadCode.ts'
import { currentLanguage } from '../../ui/words/language.ts'
import { languageLook } from './languageLook.ts'

const Waiting = () => (
  <span css={languageLook.field}>
    <GlobeIcon size={18} />
    <span css={languageLook.text}>{languageOf(currentLanguage()).name}</span>
    <ChevronDownIcon size={16} />
  </span>
)

/**
 * The landing page's language field. Its code is not part of the first load but is loaded on the user's first
 * action.
 */
export const LandingLanguage = later(
  async () => {
    await firstSign()
    return (await loadCode(() => import('./LanguageField.tsx'))).LanguageField
  },
  { waiting: <Waiting /> },
)
