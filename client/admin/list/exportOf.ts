import { fromPromise } from 'xstate'
import { exportMachine } from '../../../machines/admin/exportMachine.ts'
import { download } from '../../runtime/download.ts'
import type { Effects } from '../../runtime/registry.tsx'

/** An export of a list to a file of this name. */
export const exportOf = ({ session, actions }: Effects, name: string) =>
  exportMachine.provide({
    actors: {
      /** Has no timeout, because the screen shows its progress and a button to cancel it. */
      saveFile: fromPromise<void, { file: string }>(({ input: { file }, signal }) => {
        const { token = null } = session.getSnapshot().context.session ?? {}
        return download(file, name, token, 'text/csv', signal)
      }),
    },
    actions: { toast: actions.toast },
  })
