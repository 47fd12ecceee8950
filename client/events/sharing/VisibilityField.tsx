import type { Visibility } from '../../../machines/domain.ts'
import * as texts from '../../../machines/events/texts.ts'
import { SelectField, t } from '../../ui/index.ts'

interface VisibilityFieldProps {
  value: Visibility
  invalid: boolean | undefined
  /** Shown after the explanation of the chosen visibility. */
  note: string
  className?: string
  onChange: (value: string) => void
}

export const VisibilityField = ({ value, note, ...props }: VisibilityFieldProps) => (
  <SelectField
    label={t(texts.visibility)}
    hint={`${t(texts.visibilities[value].meaning)} ${note}`}
    options={options()}
    value={value}
    {...props}
  />
)

export const isVisibility = (name: string): name is Visibility => name in texts.visibilities

const options = () =>
  Object.entries(texts.visibilities).map(([value, { label }]) => ({ value, label: t(label) }))
