import { z } from '@hono/zod-openapi'

export const text = (description: string, example: string) => z.string().openapi({ description, example })

export const whole = (description: string, example: number) =>
  z.number().int().openapi({ description, example })

export const idOf = (of: string, example = 42) => whole(`Id of the ${of}.`, example)

export const confirmation = (message: string) =>
  z.strictObject({ success: z.literal(true), message: text('One sentence for a person.', message) })

export const dataOf = <Data extends z.ZodType>(data: Data) =>
  z.strictObject({ status: z.literal(true), data })

export const auditEntryParts = {
  action: text('What was done, in one word.', 'reject'),
  entity: text('What kind of thing it was done to.', 'event'),
  entity_id: idOf('thing').nullable(),
  reason: text('Why, where a reason was given.', 'The venue is closed that day.').nullable(),
  details: z
    .record(z.string(), z.unknown())
    .nullable()
    .openapi({
      description:
        'What changed, where that was noted: `{field: {from, to}}`; for something deleted, what it was called.',
      example: { user_type: { from: 'user', to: 'admin' } },
    }),
}
