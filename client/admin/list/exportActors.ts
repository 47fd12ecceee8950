import { fromPromise } from 'xstate'
import { download } from '../../runtime/download.ts'

export const exportActors = (name: string, token: () => string | null) => ({
  /** Without a time limit: whoever waits sees that it is under way, and can cancel it. */
  saveFile: fromPromise<void, { file: string }>(({ input: { file }, signal }) =>
    download(file, name, token(), { type: 'text/csv', signal }),
  ),
})
