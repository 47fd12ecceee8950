import { css } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'
import { digitsOf } from './decimalDigits.ts'
import { controlLook } from './fieldLook.ts'
import { FieldGroup } from './form/FieldGroup.tsx'
import * as texts from '../texts.ts'
import { font } from '../tokens.ts'
import { t } from '../words/language.ts'

const boxes = css`
  display: flex;
  html[dir='rtl'] & {
    justify-content: flex-end;
  }
  gap: clamp(0.25rem, 2vw, 0.625rem);
`

const box = css`
  flex: 1;
  min-width: 0;
  max-width: 3.75rem;
  min-height: 3.5rem;
  padding: 0;
  text-align: center;
  font-family: ${font.heading};
  font-size: 1.5rem;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`

interface CodeFieldProps {
  label: string
  /** One entry per box: a digit, or '' for an empty box. */
  code: readonly string[]
  focus: number | null
  onEnter: (index: number, digit: string) => void
  /** Called for Backspace: clears a filled box, or moves back from an empty one. */
  onErase: (index: number) => void
  /** Called with several digits at once, either pasted or filled in by the phone from a message. */
  onPaste: (digits: string) => void
  onReach: (index: number) => void
  disabled: boolean
}

/** The machine controls the contents of the boxes and the focus. */
export function CodeField({
  label,
  code,
  focus,
  onEnter,
  onErase,
  onPaste,
  onReach,
  disabled,
}: CodeFieldProps) {
  const inputs = useRef<(HTMLInputElement | null)[]>([])

  useLayoutEffect(() => {
    if (focus === null) return
    inputs.current[focus]?.focus()
    // Selects the digit, so that typing replaces it.
    if (code[focus]) inputs.current[focus]?.select()
  }, [focus, code])

  const read = (index: number, typed: string) => {
    const before = code[index] ?? ''
    const digits = digitsOf(typed)
    if (typed === '') onErase(index)
    else if (digits.length === 1) onEnter(index, digits)
    // A digit typed before or after the existing one replaces it.
    else if (digits.length === 2 && before !== '') onEnter(index, digits.replace(before, ''))
    else if (digits.length > 1) onPaste(digits)
  }

  return (
    <FieldGroup label={label} aria-disabled={disabled}>
      <div css={boxes} dir="ltr">
        {code.map((digit, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is identified by its position
            key={index}
            ref={(element) => {
              inputs.current[index] = element
            }}
            type="text"
            inputMode="numeric"
            // `readOnly` instead of `disabled` keeps the focus after the code is sent with Enter.
            readOnly={disabled}
            aria-disabled={disabled}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={t(texts.digitAt(index + 1))}
            css={[controlLook, box]}
            value={digit}
            onFocus={(event) => {
              event.target.select()
              onReach(index)
            }}
            onChange={(event) => read(index, event.target.value)}
            onInput={(event) => {
              // Typing the same digit again does not trigger React's change event, but it counts as input.
              if (digit !== '' && event.currentTarget.value === digit) onEnter(index, digit)
            }}
            onKeyDown={(event) => {
              // Handles Backspace at any caret position.
              if (event.key === 'Backspace' && !disabled) {
                event.preventDefault()
                onErase(index)
              }
              if (event.key === 'ArrowLeft') inputs.current[index - 1]?.focus()
              if (event.key === 'ArrowRight') inputs.current[index + 1]?.focus()
            }}
            onPaste={(event) => {
              event.preventDefault()
              const digits = digitsOf(event.clipboardData.getData('text'))
              if (digits !== '' && !disabled) onPaste(digits)
            }}
          />
        ))}
      </div>
    </FieldGroup>
  )
}
