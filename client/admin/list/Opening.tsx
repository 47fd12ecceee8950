import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Dialog } from '../../ui/overlay/Dialog.tsx'
import * as words from '../../ui/texts.ts'

/** Details that an address names, on their way. */
export const Opening = ({ title, onClose }: { title: string; onClose: () => void }) => (
  <Dialog title={title} onClose={onClose}>
    <Spinner label={words.loading} />
  </Dialog>
)
