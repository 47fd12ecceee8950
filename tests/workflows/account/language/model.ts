import { languageMachine } from '../../../../machines/account/languageMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { languageTable } from './table.ts'

export const language = modelOf(languageMachine, languageTable, {
  cases: [
    named('German', { type: 'language.choose' as const, language: 'de' as const }),
    named('Arabic', { type: 'language.choose' as const, language: 'ar' as const }),
    done('speakLanguage'),
    failed('speakLanguage'),
    done('saveLanguage'),
    failed('saveLanguage'),
  ],
  inputs: {
    'a visitor': { language: 'en', isSignedIn: false },
    'a member': { language: 'en', isSignedIn: true },
  },
})
