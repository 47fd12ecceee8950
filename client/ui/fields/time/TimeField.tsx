import { css } from '@emotion/react'
import { useId, useState } from 'react'
import { Field, type FieldProps, splitField } from '../Field.tsx'
import { controlLook, roomFor, signBox } from '../fieldLook.ts'
import { ClockIcon } from '../../icons.tsx'
import * as texts from '../../texts.ts'
import { mayBecomeTime, parseTime } from './timeText.ts'
import { time12 } from '../../words/formats.ts'
import { t } from '../../words/language.ts'

/* Hides the browser's arrow under the clock icon, where it still opens the suggestions. */
const time = css`
  &::-webkit-calendar-picker-indicator {
    opacity: 0;
  }
`

const halfHours = Array.from({ length: 48 }, (_, slot) =>
  time12(`${String(Math.floor(slot / 2)).padStart(2, '0')}:${slot % 2 ? '30' : '00'}`),
)

interface TimeFieldProps extends FieldProps {
  /** `HH:MM` (24 hours), '' for none, or the typed text if it is not a time. */
  value: string
  onChange: (value: string) => void
}

/** Always shows the 12-hour format; a native time input would follow the system's setting. */
export function TimeField(props: TimeFieldProps) {
  const [{ error, ...field }, { value, onChange }] = splitField(props)
  /**
   * The text while it is being typed. It is marked as an error only if no further input can turn it into a
   * time.
   */
  const [typed, setTyped] = useState<string | null>(null)
  const listId = useId()

  return (
    <Field {...field} error={(typed === null || !mayBecomeTime(typed)) && error}>
      {(wired) => (
        <span css={signBox}>
          <input
            type="text"
            dir="ltr"
            list={listId}
            placeholder={t(texts.timeExample)}
            autoComplete="off"
            css={[controlLook, time, roomFor(undefined, '2.5rem')]}
            value={typed ?? (time12(value) || value)}
            onChange={({ target }) => {
              setTyped(target.value)
              onChange(parseTime(target.value) ?? target.value)
            }}
            onBlur={() => setTyped(null)}
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
