import { css } from '@emotion/react'
import { useEffect, useState } from 'react'
import { Field, type FieldProps } from '../Field.tsx'
import { controlLook } from '../fieldLook.ts'
import { ChevronDownIcon } from '../../firstIcons.tsx'
import type * as PhoneCountries from './phoneCountries.ts'
import { type PhoneCountry, nationalText, phoneText, phoneValue } from './phoneNumber.ts'
import * as texts from '../../texts.ts'
import { color, space } from '../../tokens.ts'
import { untilLoaded } from '../../untilLoaded.ts'
import { t } from '../../words/language.ts'

const india = (): PhoneCountry => ({ code: 'IN', name: t(texts.india), dial: '91', trunkZero: true })

const parts = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const country = css`
  position: relative;
  flex: none;
  width: 6.75rem;
  & > select {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
    width: 100%;
    height: 100%;
    font-size: 1rem;
  }
  & > select option {
    background: ${color.surface};
    color: ${color.ink};
  }
  &:has(:focus-visible) > span {
    outline: 2px solid ${color.focus};
    outline-offset: -1px;
  }
`

const shownCountry = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]};
  padding-inline: 0.75rem 0.5rem;
  font-variant-numeric: tabular-nums;
`

/** Converts the two letters to regional indicators, which fonts draw as a flag. */
const flag = (code: string) =>
  String.fromCodePoint(...Array.from(code, (letter) => 0x1f1a5 + letter.charCodeAt(0)))

interface PhoneFieldProps extends Omit<FieldProps, 'label'> {
  label?: string
  /** `+` and at most 15 digits, or '' for none. */
  value: string
  onChange: (value: string) => void
}

/** The list of countries loads after the field; until then, the country is India. */
export function PhoneField({ label = t(texts.phoneNumber), value, onChange, ...field }: PhoneFieldProps) {
  const [known, setKnown] = useState<typeof PhoneCountries | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [typed, setTyped] = useState<string | null>(null)

  useEffect(() => {
    let gone = false
    void untilLoaded(() => import('./phoneCountries.ts')).then((module) => !gone && setKnown(module))
    return () => {
      gone = true
    }
  }, [])

  const countries = known?.phoneCountries() ?? [india()]
  const saysItsCountry = typed === null ? value !== '' : typed.startsWith('+')
  const code = (saysItsCountry ? known?.countryOf(value) : undefined) ?? chosen ?? 'IN'
  const current = countries.find((one) => one.code === code) ?? india()
  // Keeps the text as typed while it stands for `value`. A value set elsewhere replaces it.
  const shown = typed !== null && phoneValue(typed, current) === value ? typed : nationalText(value, current)

  return (
    <Field label={label} {...field}>
      {(wired) => (
        <span css={parts}>
          <span css={country}>
            <span css={[controlLook, shownCountry]} aria-hidden>
              <span dir="ltr">
                {flag(current.code)} +{current.dial}
              </span>
              <ChevronDownIcon size={16} />
            </span>
            <select
              aria-label={t(texts.country)}
              autoComplete="tel-country-code"
              value={current.code}
              onChange={(event) => {
                const next = countries.find((one) => one.code === event.target.value) ?? india()
                const national = shown.startsWith('+') ? '' : shown
                setChosen(next.code)
                setTyped(national)
                onChange(phoneValue(national, next))
              }}
            >
              {countries.map((one) => (
                <option key={one.code} value={one.code}>
                  {one.name} (+{one.dial})
                </option>
              ))}
            </select>
          </span>
          <input
            type="tel"
            dir="ltr"
            autoComplete="tel"
            css={[controlLook, { flex: '1 1 6rem', minWidth: 0 }]}
            value={shown}
            onChange={(event) => {
              const next = phoneText(event.target.value, current)
              setChosen(current.code)
              setTyped(next)
              onChange(phoneValue(next, current))
            }}
            {...wired}
          />
        </span>
      )}
    </Field>
  )
}
