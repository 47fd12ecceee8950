import { CloseIcon } from '../firstIcons.tsx'
import * as texts from '../texts.ts'
import { Button } from './Button.tsx'

/** In the section of the filters, which has the focus once this button is gone with them. */
export const ClearFilters = ({ disabled, onClear }: { disabled: boolean; onClear: () => void }) => (
  <Button
    variant="quiet"
    icon={<CloseIcon />}
    disabled={disabled}
    onClick={({ currentTarget }) => {
      currentTarget.closest('section')?.focus()
      onClear()
    }}
  >
    {texts.clearFilters}
  </Button>
)
