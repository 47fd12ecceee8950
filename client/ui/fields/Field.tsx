import { css } from '@emotion/react'
import { type ReactNode, useId } from 'react'
import { color, space, text } from '../tokens.ts'

/** What every field takes. */
export interface FieldProps {
  /** The accessible name, exactly. */
  label: string
  required?: boolean | undefined
  hint?: ReactNode
  /** What is wrong with it; it also marks the control as invalid. */
  error?: ReactNode
  /** Marks it where what is wrong is said elsewhere. */
  invalid?: boolean | undefined
  className?: string | undefined
}

/** What ties the control to its label, its hint and its error. */
export interface Wired {
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

/* Beside the label, not in it: the name stays the plain word, and `required` says the rest. */
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

/** A control with its label above and what there is to say about it below. */
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

/** What belongs to the Field around a control, apart from what belongs to the control. */
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
