import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'

export interface Media {
  schema: object
  example?: unknown
}

export interface Operation {
  operationId: string
  summary: string
  tags: string[]
  security: unknown[]
  parameters?: {
    name: string
    in: string
    required?: boolean
    schema: object
    description?: string
    example?: unknown
  }[]
  requestBody?: { content: Record<string, Media> }
  responses: Record<
    string,
    { description: string; content?: Record<string, Media>; headers?: Record<string, { required?: boolean }> }
  >
}

/** The parts of `/common/openapi.json` that tests use. */
export interface Reference {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, object> }
}

/** An answer as sent over HTTP. */
export interface Sent {
  method: string
  path: string
  status: number
  headers: Headers
  text: string
}

/** Checks answers and examples against the reference. */
export function judge(reference: Reference) {
  const faults = faultsBy(reference)
  const pathOf = pathsOf(reference)

  /** The part of an answer that the reference does not declare; null if it declares everything. */
  function fault({ method, path: requested, status, headers, text }: Sent): string | null {
    const path = pathOf(requested)
    const verb = method.toLowerCase()
    const operation = path === undefined ? undefined : reference.paths[path]?.[verb]
    if (path === undefined || !operation) {
      if (!requested.startsWith('/common/') || status < 400 || method === 'HEAD') return null
      return faults(['components', 'schemas', 'Error'], JSON.parse(text))
    }
    const response = operation.responses[status]
    if (!response) return `status ${status} is not described`
    for (const [name, { required }] of Object.entries(response.headers ?? {})) {
      if (required && !headers.has(name)) return `${name} is missing`
    }
    const type = headers.get('content-type')?.split(';')[0] ?? ''
    if (!response.content) return text === '' ? null : 'there is a body'
    if (!response.content[type]) return `${type || 'no type'} is not described`
    if (type !== 'application/json') return null
    const place = ['paths', path, verb, 'responses', String(status), 'content', type, 'schema']
    return faults(place, JSON.parse(text))
  }

  return { reference, faults, fault, pathOf }
}

/**
 * Reports what is wrong with a value according to a schema of the reference, or null if the value is valid.
 * Schemas are compiled on first use.
 */
function faultsBy(reference: Reference) {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  // The parts of a form are not JSON, so they are checked separately.
  ajv.addFormat('binary', true).addFormat('password', true)
  ajv.addSchema(reference, 'reference')
  const compiled = new Map<string, ValidateFunction>()
  return (place: readonly string[], value: unknown): string | null => {
    const pointer = place.map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    const $ref = `reference#/${pointer.map(encodeURIComponent).join('/')}`
    const check = compiled.get($ref) ?? ajv.compile({ $ref })
    compiled.set($ref, check)
    return check(value) ? null : ajv.errorsText(check.errors)
  }
}

/** The path in the reference that matches a request. */
function pathsOf(reference: Reference) {
  const paths = Object.keys(reference.paths).map((path) => {
    const pattern = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, '[^/]+')
    return { path, pattern: new RegExp(`^${pattern}$`) }
  })
  // Fixed paths come before those with a variable part.
  paths.sort((a, b) => Number(a.path.includes('{')) - Number(b.path.includes('{')))
  return (requested: string) => {
    const slashed = requested.endsWith('/') || requested.includes('.') ? requested : `${requested}/`
    return paths.find(({ pattern }) => pattern.test(slashed))?.path
  }
}

export type Judge = ReturnType<typeof judge>
