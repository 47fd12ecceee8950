import { fromPromise } from 'xstate'
import {
  type ImportChoice,
  type ImportedItem,
  importMachine,
  type ImportPreview,
  type ImportSettings,
  type ImportSource,
} from '../../../machines/events/importing/importMachine.ts'
import {
  ConfirmImportDocument,
  PreviewImportDocument,
  ReadImportSettingsDocument,
} from '../../generated/graphql.ts'
import type { Api } from '../../runtime/graph/api.ts'
import { submissions } from '../../runtime/graph/submissions.ts'
import { untilSettled } from '../../runtime/graph/untilSettled.ts'
import { machinesOf } from '../../runtime/registry.tsx'

export const useMachines = machinesOf(({ api }) => ({
  importEvents: importMachine.provide({ actors: importActors(api) }),
}))

function importActors(api: Api) {
  const sendNamed = submissions()
  return {
    readImportSettings: fromPromise<ImportSettings, undefined>(async ({ signal }) => {
      const { importSettings, ...choices } = await api.run(ReadImportSettingsDocument, {}, { signal })
      return { ...importSettings, ...choices }
    }),
    previewImport: fromPromise<ImportPreview, ImportSource>(async ({ input, signal }) => {
      const source = 'url' in input ? input : { file: input.file instanceof File ? input.file : null }
      return (await api.run(PreviewImportDocument, source, { signal })).previewImport
    }),
    confirmImport: fromPromise<ImportedItem[], ImportChoice>(async ({ input, signal }) => {
      const { confirmImport } = await sendNamed(input, (idempotencyKey) =>
        untilSettled(() => api.run(ConfirmImportDocument, { ...input, idempotencyKey }), signal),
      )
      return confirmImport
    }),
  }
}
