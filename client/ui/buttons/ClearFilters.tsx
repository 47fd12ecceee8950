import { CloseIcon } from '../firstIcons.tsx'
import * as texts from '../texts.ts'
import { Button } from './Button.tsx'
import { t } from '../words/language.ts'

interface ClearFiltersProps {
  className?: string
  'aria-label'?: string
  disabled?: boolean
  onClear: () => void
  children?: string
}

/** Moves the focus to the filter section, because this button disappears when it is pressed. */
export const ClearFilters = ({ children = t(texts.clearFilters), onClear, ...rest }: ClearFiltersProps) => (
  <Button
    variant="quiet"
    icon={<CloseIcon />}
    onClick={({ currentTarget }) => {
      currentTarget.closest('section')?.focus()
      onClear()
    }}
    {...rest}
  >
    {children}
  </Button>
)
