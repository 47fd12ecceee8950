import { fromPromise } from 'xstate'
import { languageMachine } from '../../../machines/account/languageMachine.ts'
import type { LanguageCode } from '../../../machines/language/languages.ts'
import { changeLanguage } from '../../runtime/device/language.ts'
import { machinesOf } from '../../runtime/registry.tsx'
import { untilLoaded } from '../../ui/index.ts'

interface Chosen {
  language: LanguageCode
}

export const useMachines = machinesOf(({ api, actions }) => ({
  language: languageMachine.provide({
    actors: {
      speakLanguage: fromPromise<void, Chosen>(({ input }) => changeLanguage(input.language)),
      saveLanguage: fromPromise<void, Chosen>(async ({ input }) => {
        const { saveLanguage } = await untilLoaded(() => import('../../runtime/device/account.ts'))
        await saveLanguage(api, input.language)
      }),
    },
    actions,
  }),
}))
