import { css } from '@emotion/react'
import { useMachine } from '@xstate/react'
import { isLanguage, languages } from '../../../machines/language/languages.ts'
import { useSession } from '../../runtime/registry.tsx'
import {
  ChevronDownIcon,
  color,
  currentLanguage,
  GlobeIcon,
  radius,
  space,
  t,
  words,
} from '../../ui/index.ts'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMachines } from './machines.ts'

const field = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  '& > svg': { pointerEvents: 'none', flex: 'none' },
  '& > svg:first-of-type': { position: 'absolute', insetInlineStart: space[3] },
  '& > svg:last-of-type': { position: 'absolute', insetInlineEnd: space[2] },
})
const control = css({
  minBlockSize: '2.75rem',
  paddingBlock: space[2],
  paddingInline: `2.5rem 2rem`,
  borderRadius: radius.medium,
  fontWeight: 600,
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
  const choose = (language: string) =>
    isLanguage(language) && language !== state.context.chosen && send({ type: 'language.choose', language })
  const select = useRef<HTMLSelectElement>(null)
  // On the prerendered landing page, a language may be chosen before this code runs.
  const chooseEarly = useEffectEvent(() => select.current && choose(select.current.value))
  useEffect(() => void chooseEarly(), [])
  return (
    <span css={field} className={className}>
      <GlobeIcon size={18} />
      <select
        ref={select}
        aria-label={t(words.languageLabel)}
        autoComplete="off"
        aria-busy={state.hasTag('busy')}
        css={control}
        value={state.context.chosen}
        onChange={({ target }) => choose(target.value)}
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
