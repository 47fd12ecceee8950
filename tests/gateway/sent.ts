/**
 * The request for a document: JSON or, if the variables contain files, the form of the GraphQL multipart
 * request specification.
 */
export async function sent(query: string, variables: Record<string, unknown> = {}) {
  const files: [path: string, file: File][] = []
  const emptied = (value: unknown, path: string): unknown => {
    if (value instanceof File) {
      files.push([path, value])
      return null
    }
    if (Array.isArray(value)) return value.map((each, at) => emptied(each, `${path}.${at}`))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, emptied(each, `${path}.${key}`)]),
    )
  }
  const operations = JSON.stringify({ query, variables: emptied(variables, 'variables') })
  if (files.length === 0) return { body: operations, headers: { 'content-type': 'application/json' } }
  const form = new FormData()
  form.set('operations', operations)
  form.set('map', JSON.stringify(Object.fromEntries(files.map(([path], at) => [at, [path]]))))
  for (const [at, [, file]] of files.entries()) form.set(String(at), file)
  const encoded = new Response(form)
  const body = await encoded.arrayBuffer()
  return {
    body,
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      'content-length': String(body.byteLength),
      'x-plaza-client': 'web',
    },
  }
}
