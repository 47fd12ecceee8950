import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { arrive } from '../../ui/overlay/arrive.ts'
import { Dialog, type DialogProps } from '../../ui/overlay/Dialog.tsx'
import * as words from '../../ui/texts.ts'

/** A row in full; nothing of it while it is on its way, as an address names it. One dialog for both: a press on Close lasts. */
export const Details = ({ children, ...dialog }: DialogProps) => (
  <Dialog {...dialog}>
    {children ? (
      <section ref={arrive} tabIndex={-1} aria-label={dialog.title}>
        {children}
      </section>
    ) : (
      <Spinner label={words.loading} />
    )}
  </Dialog>
)
