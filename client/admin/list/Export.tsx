import type { exportMachine } from '../../../machines/admin/exportMachine.ts'
import * as texts from '../../../machines/admin/texts.ts'
import type { Machine } from '../../runtime/machine.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { DownloadIcon } from '../../ui/icons.tsx'
import { Row } from '../../ui/layout/Row.tsx'

interface ExportProps extends Machine<typeof exportMachine> {
  /** Where all that fits the filters is; null while that is not known. */
  file: string | null
}

/** All that fits the filters, as a file for spreadsheets. */
export function Export({ state, send, file }: ExportProps) {
  const busy = state.matches('saving')
  return (
    <Row gap={2}>
      <Button
        variant="secondary"
        icon={<DownloadIcon />}
        busy={busy}
        disabled={file === null && !busy}
        onClick={() => file !== null && send({ type: 'file.save', file })}
      >
        {busy ? texts.exporting : texts.exportCsv}
      </Button>
      {busy && (
        <Button variant="quiet" onClick={() => send({ type: 'file.cancel' })}>
          {texts.cancelExport}
        </Button>
      )}
    </Row>
  )
}
