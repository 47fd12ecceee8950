import { z } from '@hono/zod-openapi'
import { required } from '../input/input.ts'
import type { Access } from './policy.ts'

type Refusal = string | ({ message: string } & Record<string, unknown>)

export type Fails = Readonly<Record<number, Refusal>>

const ErrorAnswer = z
  .object({
    success: z.literal(false),
    message: z
      .string()
      .openapi({ description: 'One sentence for a person.', example: 'Something is not right.' }),
    errors: z
      .record(z.string(), z.array(z.string()))
      .optional()
      .openapi({ description: 'Each field at fault with its texts.' }),
  })
  .loose()
  .openapi('Error')

const texts: Record<number, string> = {
  400: 'Bad input; `errors` names the fields.',
  401: 'No token, or one that is not valid.',
  403: 'Not allowed.',
  404: 'Not found, or not for the caller to see.',
  408: 'The body arrives too slowly.',
  409: 'Conflicts with the current state.',
  413: 'Too large.',
  415: 'Wrong media type.',
  422: 'The same Idempotency-Key came with another body.',
  429: 'Too many requests.',
  503: 'Temporarily unavailable.',
  507: 'The disk is nearly full; nothing is written.',
}

const retryAfter = {
  'Retry-After': {
    description: 'Seconds to wait.',
    required: true,
    schema: { type: 'integer' as const, minimum: 1, example: 30 },
  },
}

export const conflict = 'This was changed by someone else just now. Please try again.'

interface Described {
  access: Access
  method: string
  fails: Fails
  field: string | undefined
  mediaTypes: readonly string[]
}

export const sendAs = (mediaTypes: readonly string[]) => `Send this as ${mediaTypes.join(' or ')}.`

export function refusals({ access, method, fails, field, mediaTypes }: Described) {
  const unknownField = { colour: ['This field is not known here.'] }
  const all: Record<number, Refusal> = {
    400: {
      message: 'Please correct the marked fields.',
      errors: field === undefined ? unknownField : { [field]: [required] },
    },
    ...(access === 'anyone' ? {} : { 401: 'Please log in.' }),
    ...(access === 'superadmin' ? { 403: 'Only a superadmin may do this.' } : {}),
    ...(mediaTypes.length > 0
      ? {
          408: 'This comes too slowly.',
          413: 'This is larger than 100 kB.',
          415: sendAs(mediaTypes),
        }
      : {}),
    429: 'Too many requests. Please try again in 30 seconds.',
    503: 'The service is overloaded. Please try again.',
    ...(method === 'get'
      ? {}
      : { 409: conflict, 507: 'Nothing can be saved at the moment: the disk is nearly full.' }),
    ...fails,
  }
  return Object.fromEntries(
    Object.entries(all).map(([code, refusal]) => {
      const { message, ...more } = typeof refusal === 'string' ? { message: refusal } : refusal
      const example = { success: false, ...more, message }
      return [
        code,
        {
          description: texts[Number(code)] ?? 'Failed.',
          content: { 'application/json': { schema: ErrorAnswer, example } },
          ...(code === '429' || code === '503' ? { headers: retryAfter } : {}),
        },
      ]
    }),
  )
}

interface Success {
  answer?: z.ZodType | undefined
  text?: { type: string; description: string; example: string } | undefined
  events?: string | undefined
  csv?: unknown
  headers?: Record<string, string> | undefined
}

export function successOf(status: number, { answer, text, events, csv, headers = {} }: Success) {
  const content = {
    ...(answer ? { 'application/json': { schema: answer } } : {}),
    ...(csv ? { 'text/csv': { schema: table } } : {}),
    ...(text
      ? {
          [text.type]: {
            schema: z.string().openapi({ description: text.description, example: text.example }),
          },
        }
      : {}),
    ...(events ? { 'text/event-stream': { schema: stream } } : {}),
  }
  const fixed = Object.entries(headers).map(([name, value]) => [
    name,
    { description: `\`${value}\``, schema: { type: 'string' as const, const: value } },
  ])
  return {
    description: events ?? (status === 201 ? 'Made.' : status === 204 ? 'Done; there is no body.' : 'Done.'),
    ...(Object.keys(content).length > 0 ? { content } : {}),
    ...(fixed.length > 0 ? { headers: Object.fromEntries(fixed) } : {}),
  }
}

const table = z.string().openapi({
  description: 'Every row, whatever the page; one column a fact.',
  example: 'id,title\r\n1042,Open-air jazz\r\n',
})

const stream = z.string().openapi({
  description: 'Server-sent events.',
  example: 'event: change\ndata: {}\n\n',
})
