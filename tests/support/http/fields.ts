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
 * The fields that successful answers to these calls may contain, grouped by schema name. A reference to
 * another schema is written as `results:Event`. Fields outside any named schema are grouped under an empty
 * name.
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
      // If a field has nested fields, only those are listed.
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
