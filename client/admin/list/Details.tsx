import { css } from '@emotion/react'
import * as texts from '../../../machines/admin/texts.ts'
import { arrive, Button, Dialog, type DialogProps, Spinner, t, words } from '../../ui/index.ts'

/**
 * A row's details, or a spinner while the row named in the address is loading. Both states share one dialog,
 * so that a click on Close is never lost.
 */
export const Details = ({ children, ...dialog }: DialogProps) => (
  <Dialog {...dialog}>
    {children ? (
      <section ref={arrive} tabIndex={-1} aria-label={dialog.title}>
        {children}
      </section>
    ) : (
      <Spinner label={t(words.loading)} />
    )}
  </Dialog>
)

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
