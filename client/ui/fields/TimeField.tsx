import { css } from '@emotion/react'
import { useId, useState } from 'react'
import { Field, type FieldProps } from './Field.tsx'
import { controlLook } from './fieldLook.ts'
import { ClockIcon } from '../icons.tsx'
import { splitField } from './splitField.ts'
import { formatTime, parseTime } from './timeText.ts'
import { color } from '../tokens.ts'

const box = css`
  position: relative;
  display: flex;
  align-items: center;
  color: ${color.muted};
  & > svg {
    position: absolute;
    inset-inline-end: 0.875rem;
    pointer-events: none;
  }
`

/* The browser's arrow opens the suggestions; the clock drawn over it says the same. */
const time = css`
  padding-inline-end: 2.5rem;
  &::-webkit-calendar-picker-indicator {
    opacity: 0;
  }
`

const halfHours = Array.from({ length: 48 }, (_, slot) =>
  formatTime(`${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`),
)

interface TimeFieldProps extends FieldProps {
  /** `HH:MM` of 24 hours, or '' for none. */
  value: string
  /** Text that is no time reports ''; it stays on the screen with what is wrong. */
  onChange: (value: string) => void
  disabled?: boolean | undefined
}

/** A time as people write it, shown in 12 hours; native time inputs follow the system's clock instead. */
export function TimeField(props: TimeFieldProps) {
  const [{ error, ...field }, { value, onChange, disabled }] = splitField(props)
  const [typed, setTyped] = useState('')
  const [editing, setEditing] = useState(false)
  const listId = useId()

  const meant = parseTime(typed)
  const invalid = meant === null && value === ''
  // What was typed stands as long as it means the value; a value from elsewhere replaces it.
  const shown = invalid || (editing && meant === value) ? typed : formatTime(value)
  const problem = invalid && !editing ? 'Enter a time like 6:30 PM.' : error

  return (
    <Field {...field} error={problem}>
      {(wired) => (
        <span css={box}>
          <input
            type="text"
            list={listId}
            placeholder="6:30 PM"
            autoComplete="off"
            css={[controlLook, time]}
            value={shown}
            onChange={(event) => {
              setEditing(true)
              setTyped(event.target.value)
              onChange(parseTime(event.target.value) ?? '')
            }}
            onBlur={() => setEditing(false)}
            disabled={disabled}
            {...wired}
          />
          <datalist id={listId}>
            {halfHours.map((halfHour) => (
              <option key={halfHour} value={halfHour}>
                {halfHour}
              </option>
            ))}
          </datalist>
          <ClockIcon size={18} />
        </span>
      )}
    </Field>
  )
}
