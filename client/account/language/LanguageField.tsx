import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { isLanguage, languages } from '../../../machines/language/languages.ts'
import { useSession } from '../../runtime/registry.tsx'
import { ChevronDownIcon, GlobeIcon } from '../../ui/firstIcons.tsx'
import * as words from '../../ui/texts.ts'
import { color } from '../../ui/tokens.ts'
import { currentLanguage, t } from '../../ui/words/language.ts'
import { languageLook } from './languageLook.ts'
import { useMachines } from './machines.ts'

const control = css({
  appearance: 'none',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  // Only as wide as the chosen name, because measuring the others would load the fonts for their scripts.
  fieldSizing: 'content',
  '& > option': {
    color: color.ink,
    background: color.surface,
    fontFamily: 'system-ui, sans-serif',
  },
})

/** Lists each language by its own name, for people who cannot read the current one. */
export function LanguageField({ className }: { className?: string }) {
  const { user } = useSession()
  const [state, send] = useMachine(useMachines().language, {
    input: { language: currentLanguage(), isSignedIn: user !== null },
  })
  return (
    <span css={languageLook.field} className={className}>
      <GlobeIcon size={18} />
      <select
        aria-label={t(words.languageLabel)}
        aria-busy={state.hasTag('busy')}
        css={[control, languageLook.text]}
        value={state.context.chosen}
        onChange={({ target: { value } }) =>
          isLanguage(value) && send({ type: 'language.choose', language: value })
        }
      >
        {languages.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size={16} />
    </span>
  )
}
