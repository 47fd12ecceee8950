import { css } from '@emotion/react'
import * as texts from '../../../machines/admin/texts.ts'
import { Button } from '../../ui/buttons/Button.tsx'

export const DetailsButton = ({ of, onClick }: { of: string; onClick: () => void }) => (
  <Button
    size="small"
    variant="secondary"
    css={unbroken}
    aria-label={texts.viewDetailsOf(of)}
    onClick={onClick}
  >
    {texts.viewDetails}
  </Button>
)

const unbroken = css({ whiteSpace: 'nowrap' })
