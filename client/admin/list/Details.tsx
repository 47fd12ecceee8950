import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { arrive } from '../../ui/overlay/arrive.ts'
import { Dialog, type DialogProps } from '../../ui/overlay/Dialog.tsx'
import * as words from '../../ui/texts.ts'
import { t } from '../../ui/words/language.ts'

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
