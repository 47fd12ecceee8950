import type { Resolvers } from '../generated/resolvers.ts'
import { form } from '../rest/form.ts'
import { keyHeader } from '../rest/keyHeader.ts'
import { segment } from '../rest/segment.ts'
import { RestImportPreview, RestImportResult, RestImportSettings } from './importAnswer.ts'

const path = '/common/events/import/'

export const importEvents: Resolvers = {
  Query: {
    importSettings: (_root, _args, { rest }) => rest.get(path, RestImportSettings),
  },
  Mutation: {
    previewImport: async (_root, { file, url }, { rest }) => {
      const body = file ? form({}, { file }) : { url: url ?? undefined }
      const { import_id: id, is_part: isPart, ...preview } = await rest.post(path, RestImportPreview, body)
      return { id, isPart, ...preview }
    },
    confirmImport: async (_root, args, { rest }) => {
      const { id, uids, eventType, category, floatingTimeZone, idempotencyKey } = args
      const choice = {
        uids,
        event_type_id: eventType,
        event_category_id: category,
        floating_time_zone: floatingTimeZone,
      }
      const headers = keyHeader(idempotencyKey)
      return (await rest.post(`${path}${segment(id)}/`, RestImportResult, choice, { headers })).items
    },
  },
}
