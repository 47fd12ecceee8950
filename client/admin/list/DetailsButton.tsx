import { css } from '@emotion/react'
import * as texts from '../../../machines/admin/texts.ts'
import { Button, t } from '../../ui/index.ts'

export const DetailsButton = ({ of, onClick }: { of: string; onClick: () => void }) => (
  <Button
    size="small"
    variant="secondary"
    css={unbroken}
    aria-label={t(texts.viewDetailsOf(of))}
    onClick={onClick}
  >
    {t(texts.viewDetails)}
  </Button>
)

const unbroken = css({ whiteSpace: 'nowrap' })
