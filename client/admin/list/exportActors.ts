import { fromPromise } from 'xstate'
import { download } from '../../runtime/download.ts'

export const exportActors = (name: string, token: () => string | null) => ({
  /** It takes as long as it takes: whoever waits can see it, and end it. */
  saveFile: fromPromise<void, { file: string }>(({ input: { file }, signal }) =>
    download(file, name, token(), { type: 'text/csv', signal }),
  ),
})
