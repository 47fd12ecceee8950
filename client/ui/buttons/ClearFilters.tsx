import { CloseIcon } from '../firstIcons.tsx'
import * as texts from '../texts.ts'
import { Button } from './Button.tsx'

interface ClearFiltersProps {
  className?: string
  disabled?: boolean
  onClear: () => void
  children?: string
}

/** In the section of the filters, which has the focus once this button is gone with them. */
export const ClearFilters = ({ children = texts.clearFilters, onClear, ...rest }: ClearFiltersProps) => (
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
