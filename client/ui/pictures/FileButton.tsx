import { css } from '@emotion/react'
import type { ReactNode, Ref } from 'react'
import { color } from '../tokens.ts'

/* An invisible input covers the button, so that mouse, keyboard and screen reader use the same control. */
const button = css`
  position: relative;
  overflow: hidden;
  cursor: pointer;
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    opacity: 0;
    cursor: inherit;
    /* The input's built-in button would otherwise show a different cursor. */
    font-size: 0;
    &::file-selector-button {
      cursor: inherit;
    }
    &:disabled {
      pointer-events: none;
    }
  }
  &:has(:disabled) {
    cursor: not-allowed;
  }
`

interface FileButtonProps {
  label: string
  accept: string
  multiple?: boolean
  disabled?: boolean | undefined
  describedBy: string | undefined
  invalid?: boolean
  onChoose: (files: File[]) => void
  ref: Ref<HTMLInputElement>
  /** Sets the button's look. */
  className?: string
  children: ReactNode
}

export const FileButton = ({
  label,
  accept,
  multiple,
  disabled,
  describedBy,
  invalid = false,
  onChoose,
  ref,
  className,
  children,
}: FileButtonProps) => (
  <label css={button} className={className} title={children === label ? undefined : label}>
    {children}
    <input
      ref={ref}
      type="file"
      accept={accept}
      multiple={multiple}
      disabled={disabled}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={({ target }) => {
        const files = [...(target.files ?? [])]
        target.value = ''
        if (files.length > 0) onChoose(files)
      }}
    />
  </label>
)
