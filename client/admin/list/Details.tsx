import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { arrive } from '../../ui/overlay/arrive.ts'
import { Dialog, type DialogProps } from '../../ui/overlay/Dialog.tsx'
import * as words from '../../ui/texts.ts'
import { t } from '../../ui/words/language.ts'

/** A row in full; empty while a row named by the address is loading. Both are one dialog, so that a press on Close is not lost. */
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
