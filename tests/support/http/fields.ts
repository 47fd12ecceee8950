import type { Reference } from './reference.ts'

interface Schema {
  $ref?: string
  items?: Schema
  properties?: Record<string, Schema>
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

/**
 * The fields that the successful answers of some calls may contain, by schema, with references to other
 * schemas as `results:Event`. The fields of an answer without a named schema have an empty name.
 */
export function fieldsOf(reference: Reference, operations: readonly { path: string; method: string }[]) {
  const found = new Map<string, Set<string>>()
  const schemas: Record<string, Schema> = reference.components.schemas

  function look(schema: Schema, at: string, into: string) {
    const fields = found.get(into) ?? new Set()
    found.set(into, fields)
    const name = schema.$ref?.split('/').at(-1)
    if (name !== undefined) {
      fields.add(`${at}:${name}`)
      if (!found.has(name)) look(schemas[name] ?? {}, '', name)
    }
    const parts = [schema.items ?? [], schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? []].flat()
    for (const part of parts) look(part, at, into)
    for (const [field, part] of Object.entries(schema.properties ?? {})) {
      const path = at === '' ? field : `${at}.${field}`
      // A field with nested fields is represented by those.
      if (!part.properties && !part.$ref) fields.add(path)
      look(part, path, into)
    }
  }
  for (const { path, method } of operations) {
    for (const [status, { content }] of Object.entries(reference.paths[path]?.[method]?.responses ?? {})) {
      const schema = content?.['application/json']?.schema
      if (schema && status.startsWith('2')) look(schema, '', '')
    }
  }
  return Object.fromEntries([...found].map(([name, fields]) => [name, [...fields].toSorted()]))
}
