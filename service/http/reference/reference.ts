type Json = Record<string, unknown>

interface Schema {
  $ref?: string
  type?: string | string[]
  format?: string
  description?: string
  example?: unknown
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
}

interface Media {
  schema: Schema
  example?: unknown
}

interface Operation {
  parameters?: { name: string; in: string; description?: string; example?: unknown; schema: Schema }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<string, { content?: Record<string, Media> }>
}

export interface Reference extends Json {
  openapi: string
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const formats: Record<string, unknown> = {
  date: '2027-06-19',
  'date-time': '2027-03-21T13:33:00.000Z',
  uuid: '3f0e7c52-6f3b-4b53-9a55-1f1d8d5c8a11',
  binary: 'the bytes of a picture',
}

/**
 * Builds the examples of objects from those of their fields. Throws a single error that lists everything that
 * lacks a description or an example.
 */
export function addExamples(document: Reference): Reference {
  const lacks: string[] = []
  const exampleOf = (schema: Schema, at: string, inBody: boolean): unknown => {
    const { $ref, anyOf, items, properties, enum: values, format } = schema
    if ($ref !== undefined) {
      const name = $ref.split('/').at(-1) ?? ''
      return exampleOf(document.components.schemas[name] ?? {}, name, inBody)
    }
    const says = schema.description !== undefined
    if (schema.example !== undefined) {
      if (!says) lacks.push(`${at} has no description`)
      return schema.example
    }
    if (properties) {
      return Object.fromEntries(
        Object.entries(properties).map(([name, each]) => [name, exampleOf(each, `${at}.${name}`, inBody)]),
      )
    }
    if (items) return [exampleOf(items, `${at}[]`, inBody)]
    if (inBody && !says && !at.endsWith('[]')) lacks.push(`${at} has no description`)
    if (anyOf?.[0]) return exampleOf({ ...anyOf[0], ...(says ? { description: '' } : {}) }, at, inBody)
    if (schema.const !== undefined) return schema.const
    if (values) return values[0]
    if (schema.type === 'boolean') return true
    if (format !== undefined && format in formats) return formats[format]
    lacks.push(`${at} has no example`)
    return null
  }

  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { parameters, requestBody, responses }] of Object.entries(methods)) {
      const line = `${method.toUpperCase()} ${path}`
      for (const parameter of parameters ?? []) {
        const { name, schema } = parameter
        if (!parameter.description) lacks.push(`${line} ?${name} has no description`)
        parameter.example ??= exampleOf({ ...schema, description: '' }, `${line} ?${name}`, false)
      }
      for (const media of Object.values(requestBody?.content ?? {})) {
        media.example ??= exampleOf(media.schema, line, true)
      }
      for (const [status, { content }] of Object.entries(responses)) {
        for (const media of Object.values(content ?? {})) {
          media.example ??= exampleOf(media.schema, `${line} ${status}`, false)
        }
      }
    }
  }
  if (lacks.length > 0) throw new Error(`The reference is not complete:\n${[...new Set(lacks)].join('\n')}`)
  return document
}
