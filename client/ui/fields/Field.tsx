import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { color, space, text } from '../tokens.ts'

export interface FieldProps {
  label: string
  required?: boolean | undefined
  hint?: ReactNode
  error?: ReactNode
  /** Marks the control as invalid when its error is shown elsewhere. */
  invalid?: boolean | undefined
  className?: string | undefined
}

interface Wired {
  id: string
  required: boolean | undefined
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

const field = css`
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-width: 0;
`

const head = css`
  display: flex;
  gap: ${space[1]};
  ${text.small}
  font-weight: 600;
`

/* Outside the label, so that the accessible name is the plain label. Screen readers rely on `required`. */
const asterisk = css`
  color: ${color.dangerText};
`

const note = css`
  ${text.small}
  color: ${color.muted};
`

const problem = css`
  ${text.small}
  color: ${color.dangerText};
  font-weight: 500;
`

interface Props extends FieldProps {
  children: (wired: Wired) => ReactNode
}

export function Field({ label, required, hint, error, invalid, className, children }: Props) {
  const controlId = useId()
  const hintId = hint ? `${controlId}-hint` : undefined
  const errorId = error ? `${controlId}-error` : undefined
  return (
    <div css={field} className={className}>
      <div css={head}>
        <label htmlFor={controlId}>{label}</label>
        {required && (
          <span css={asterisk} aria-hidden>
            *
          </span>
        )}
      </div>
      {children({
        id: controlId,
        required,
        'aria-describedby': [errorId, hintId].filter(Boolean).join(' ') || undefined,
        'aria-invalid': error || invalid ? true : undefined,
      })}
      {error && (
        <span id={errorId} css={problem}>
          {error}
        </span>
      )}
      {hint && (
        <span id={hintId} css={note}>
          {hint}
        </span>
      )}
    </div>
  )
}

export function splitField<P extends FieldProps>({
  label,
  required,
  hint,
  error,
  invalid,
  className,
  ...control
}: P): [FieldProps, Omit<P, keyof FieldProps>] {
  return [{ label, required, hint, error, invalid, className }, control]
}
