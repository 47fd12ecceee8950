import { fromPromise } from 'xstate'
import { exportMachine } from '../../../machines/admin/exportMachine.ts'
import { download } from '../../runtime/download.ts'
import type { Effects } from '../../runtime/registry.tsx'

/** Exports a list to a file with this name. */
export const exportOf = ({ session, actions }: Effects, name: string) =>
  exportMachine.provide({
    actors: {
      /** No timeout, because the screen shows the progress and a cancel button. */
      saveFile: fromPromise<void, { file: string }>(({ input: { file }, signal }) => {
        const { token = null } = session.getSnapshot().context.session ?? {}
        return download(file, name, token, 'text/csv', signal)
      }),
    },
    actions: { toast: actions.toast },
  })
