import { useMachine } from '@xstate/react'
import type { exportMachine } from '../../../machines/admin/exportMachine.ts'
import * as texts from '../../../machines/admin/texts.ts'
import { Button, DownloadIcon, Row, t } from '../../ui/index.ts'

interface ExportProps {
  machine: typeof exportMachine
  /** The list whose rows are exported. */
  list: { context: { file: string | null }; matches: (state: { list: 'listed' }) => boolean }
}

/** Downloads all rows that match the filters as a spreadsheet file. */
export function Export({ machine, list }: ExportProps) {
  const [state, send] = useMachine(machine)
  const file = list.matches({ list: 'listed' }) ? list.context.file : null
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
        {busy ? t(texts.exporting) : t(texts.exportCsv)}
      </Button>
      {busy && (
        <Button variant="quiet" onClick={() => send({ type: 'file.cancel' })}>
          {t(texts.cancelExport)}
        </Button>
      )}
    </Row>
  )
}
