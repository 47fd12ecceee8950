import { css } from '@emotion/react'
import { useLayoutEffect, useRef } from 'react'
import { digitsOf } from './decimalDigits.ts'
import { controlLook } from './fieldLook.ts'
import * as texts from '../texts.ts'
import { font, space, text } from '../tokens.ts'

const legend = css`
  padding: 0;
  margin-block-end: ${space[2]};
  ${text.small}
  font-weight: 600;
`

const boxes = css`
  display: flex;
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
  /** Backspace: it clears a filled box; in an empty box it leads back. */
  onErase: (index: number) => void
  /** Several digits at once: pasted, or filled in by the phone from the message. */
  onPaste: (digits: string) => void
  onReach: (index: number) => void
  disabled: boolean
}

/** It only draws and reports: what is in each box, and where the focus goes, is up to the machine. */
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
    // A digit that is there already is selected, to be typed over.
    if (code[focus]) inputs.current[focus]?.select()
  }, [focus, code])

  const read = (index: number, typed: string) => {
    const before = code[index] ?? ''
    const digits = digitsOf(typed)
    if (typed === '') onErase(index)
    else if (digits.length === 1) onEnter(index, digits)
    // Typed beside the digit that is there: the new one replaces it.
    else if (digits.length === 2 && before !== '') onEnter(index, digits.replace(before, ''))
    else if (digits.length > 1) onPaste(digits)
  }

  return (
    <fieldset aria-disabled={disabled}>
      <legend css={legend}>{label}</legend>
      <div css={boxes}>
        {code.map((digit, index) => (
          <input
            // oxlint-disable-next-line react/no-array-index-key -- a box is its place
            key={index}
            ref={(element) => {
              inputs.current[index] = element
            }}
            type="text"
            inputMode="numeric"
            // Not disabled: whoever has sent the code with Enter keeps the focus.
            readOnly={disabled}
            aria-disabled={disabled}
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            aria-label={`${texts.digit} ${index + 1}`}
            css={[controlLook, box]}
            value={digit}
            onFocus={(event) => {
              event.target.select()
              onReach(index)
            }}
            onChange={(event) => read(index, event.target.value)}
            onInput={(event) => {
              // A digit typed over itself is no change to React, but it is an entry.
              if (digit !== '' && event.currentTarget.value === digit) onEnter(index, digit)
            }}
            onKeyDown={(event) => {
              // Wherever the caret stands in the box.
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
    </fieldset>
  )
}
