import fc, { type Arbitrary } from 'fast-check'
import type { Media, Operation, Reference } from './reference.ts'

interface Schema {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  properties?: Record<string, Schema & { example?: unknown }>
}

/** A request as sent on the wire, since a client library would refuse to send some of them. */
export interface Fuzzed {
  method: string
  /** The path and query, sent exactly as written. */
  target: string
  headers: [string, string][]
  body: Uint8Array<ArrayBuffer> | null
  /** True if the connection ends in the middle of the body. */
  isCut: boolean
  /** An index into the available tokens; a larger one means no token. */
  caller: number
}

const bytes = (text: string) => new TextEncoder().encode(text)

/** Texts known to break programs. */
const hostileTexts = [
  '',
  ' ',
  'null',
  'undefined',
  'NaN',
  '-1',
  '0',
  '1e3',
  '0x10',
  '1e999',
  '2147483648',
  '99999999999999999999',
  '\u0000',
  'a\u0000b',
  '\uD800',
  'x\uDFFFy',
  '\u202Eabc',
  '\uFEFF',
  '١٢٣',
  'ﬀ'.repeat(200),
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  String.raw`\\..\\..`,
  "'; drop table users; --",
  '%_\\',
  '*:& | ! <->',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=cmd|calc',
  'a\r\nSet-Cookie: a=b',
  '2026-02-30',
  '0000-00-00',
  '275760-09-13',
  '24:00:60',
  'n.1.%00',
  'n.0.2026-06-15.1.1.1',
  'p.999999999.x',
  '👩‍👩‍👧‍👦'.repeat(40),
  'x'.repeat(300),
  'x'.repeat(25_000),
]

/** JSON as text, since some of it cannot be produced by serializing a value. */
const hostileJson = [
  'null',
  'true',
  '1e400',
  '-0',
  '1.5',
  '9007199254740993',
  '-2147483649',
  '123456789012345678901234567890',
  '[]',
  '{}',
  '[[[[[]]]]]',
  '[null]',
  '{"__proto__":{"isAdmin":true}}',
  '{"toString":1,"length":-1}',
  `${'['.repeat(400)}${']'.repeat(400)}`,
  String.raw`"\ud800"`,
  String.raw`"\u0000"`,
]

const text = (): Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...hostileTexts) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 40 }) },
  )

const ids = fc.integer({ min: 1, max: 12 })
const isNumeric = ({ type }: Schema) => [type].flat().some((each) => each === 'integer' || each === 'number')

const plain = (example: unknown) => (typeof example === 'string' ? example : (JSON.stringify(example) ?? 'x'))

/** Usually a valid value, as text; `example` comes from the reference. */
function textFor(schema: Schema, example: unknown): Arbitrary<string> {
  const fitting = isNumeric(schema) ? ids.map(String) : fc.constant(plain(example))
  const listed = schema.enum ? [{ weight: 3, arbitrary: fc.constantFrom(...schema.enum.map(String)) }] : []
  return fc.oneof({ weight: 4, arbitrary: fitting }, ...listed, { weight: 2, arbitrary: text() })
}

function jsonFor(schema: Schema, example: unknown): Arbitrary<string> {
  const fitting = isNumeric(schema) ? ids.map(String) : fc.constant(JSON.stringify(example ?? 'x'))
  const listed = schema.enum
    ? [{ weight: 3, arbitrary: fc.constantFrom(...schema.enum.map((each) => JSON.stringify(each))) }]
    : []
  return fc.oneof(
    { weight: 6, arbitrary: fitting },
    ...listed,
    {
      weight: 1,
      arbitrary: fc.constantFrom(...hostileJson),
    },
    { weight: 2, arbitrary: text().map((each) => JSON.stringify(each)) },
  )
}

const strangeNames = [
  '__proto__',
  'constructor',
  'is_staff',
  'user_type',
  'a[b]',
  'a.b',
  '',
  '\u0000',
  'hasOwnProperty',
]

/** Pairs of names and values: most of the fields, some of them twice, and some unknown ones. */
function pairsFor(
  fields: [string, Arbitrary<string>][],
  stranger: Arbitrary<string>,
): Arbitrary<[string, string][]> {
  const known = fields.map(([name, value]) =>
    fc.oneof(
      { weight: 20, arbitrary: value.map((each): [string, string][] => [[name, each]]) },
      { weight: 3, arbitrary: fc.constant<[string, string][]>([]) },
      {
        weight: 1,
        arbitrary: fc.tuple(value, value).map(([a, b]): [string, string][] => [
          [name, a],
          [name, b],
        ]),
      },
    ),
  )
  const strange = mostly(
    8,
    fc.constant<[string, string][]>([]),
    fc.tuple(fc.constantFrom(...strangeNames), stranger).map((pair) => [pair]),
  )
  return fc.tuple(...known, strange).map((lists) => lists.flat())
}

const queryOf = (pairs: [string, string][]) =>
  pairs.map(([name, value]) => `${escape(name)}=${escape(value)}`).join('&')
const escape = (part: string) => encodeURIComponent(part.toWellFormed())

/** Ways to corrupt a query as text. */
const querySpoilers: ((query: string) => string)[] = [
  (query) => `${query}&%`,
  (query) => `${query}&%zz=%C0%80`,
  (query) => `${query}%ED%A0%80`,
  (query) => `&&=&${query}&=&?`,
  (query) => query.replaceAll('=', ''),
]

/** Ways to corrupt a body. */
const bodySpoilers: ((body: string) => string)[] = [
  (body) => body.slice(0, body.length / 2),
  (body) => body.slice(1),
  () => '',
  () => '\uFEFF{}',
  () => '{"a":',
  () => 'null',
  () => '[]',
  () => '"text"',
  (body) => `${body}${body}`,
  () => '['.repeat(40_000),
  () => `{"a":${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`,
  (body) => body.replaceAll('--', '-').replaceAll('"', "'"),
  (body) => body.replaceAll('\r\n', '\n'),
  (body) => body.replaceAll('name=', 'nome='),
  (body) => body.replaceAll('filename=', "filename*=UTF-8''%ff"),
  () => `x`.repeat(120_000),
]

const boundary = 'plaza-fuzz-8f1c'
const files = [
  '',
  'no picture',
  '\u0089PNG\r\n\u001A\n',
  'GIF89a\u0001\u0000\u0001\u0000',
  '<svg/>',
  '\u00FF\u00D8\u00FF\u00E0',
]

const partOf = ([name, value]: [string, string], isFile: boolean) =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${
    isFile ? '; filename="a.png"\r\nContent-Type: image/png' : ''
  }\r\n\r\n${value}\r\n`

const types = ['application/json', `multipart/form-data; boundary=${boundary}`] as const
const strangeMethods = ['PUT', 'OPTIONS', 'HEAD', 'POST', 'PATCH', 'DELETE', 'GET', 'QUERY']
const strangeTypes = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="other"',
  'application/json; charset=utf-16',
  'application/json; charset=nothing',
  'application/xml',
  '',
  ';;;',
]
const strangeHeaders: [string, string][] = [
  ['Authorization', 'Bearer'],
  ['Authorization', 'Basic YTpi'],
  ['Authorization', `Bearer ${'a'.repeat(5000)}`],
  ['Authorization', 'Bearer a b'],
  ['X-Request-Id', '"><script>'],
  ['X-Forwarded-For', "1.2.3.4, '; --"],
  ['Idempotency-Key', 'key with spaces'],
  ['Idempotency-Key', 'k'.repeat(201)],
  ['Idempotency-Key', 'fuzz'],
  ['Accept', 'text/csv'],
  ['Accept', 'text/*;q=x,,,'],
  ['Content-Length', '3'],
  ['Content-Length', 'abc'],
  ['Content-Encoding', 'gzip'],
  ['Transfer-Encoding', 'chunked'],
  ['Range', 'bytes=0-'],
  ['If-None-Match', '*'],
  ['Cookie', '__proto__=1'],
  ['X-Http-Method-Override', 'DELETE'],
]

/**
 * Calls to make rarely: each password check takes 50 ms, and a logout invalidates the token for later
 * requests.
 */
const isRare = (path: string, method: string) =>
  /login|register|set-new|logout/.test(path) || (path === '/common/profile/' && method === 'delete')

/** Requests for every call in the reference: valid ones, and ones corrupted in any part. */
export function fuzzed({ paths }: Reference): Arbitrary<Fuzzed> {
  const each = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      weight: isRare(path, method) ? 1 : 8,
      arbitrary: requestsOf(path, method, operation),
    })),
  )
  return fc.oneof(...each)
}

function requestsOf(path: string, method: string, { parameters = [], requestBody }: Operation) {
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  const isForm = type?.startsWith('multipart') === true
  const id = textFor({ type: 'integer' }, 1).map((value) => escape(value) || '0')
  const query = pairsFor(
    parameters
      .filter((parameter) => parameter.in === 'query')
      .map((parameter) => [parameter.name, textFor(parameter.schema, parameter.example)]),
    text(),
  ).map(queryOf)
  return fc
    .record({
      pathname: id.map((value) => path.replace(/\{\w+\}/, () => value)),
      query: spoilt(query, querySpoilers, 12),
      body: spoilt(bodiesOf(media, isForm), bodySpoilers, 6),
      method: mostly(30, fc.constant(method.toUpperCase()), fc.constantFrom(...strangeMethods)),
      type: mostly(
        20,
        fc.constant<string>(isForm ? types[1] : types[0]),
        fc.constantFrom(...types, ...strangeTypes),
      ),
      extra: mostly(
        6,
        fc.constant<[string, string][]>([]),
        fc.constantFrom(...strangeHeaders).map((header) => [header]),
      ),
      isCut: fc.integer({ min: 0, max: 30 }).map((n) => n === 0),
      caller: fc.nat({ max: 7 }),
    })
    .map(({ pathname: at, query: search, type: sentAs, extra, ...rest }): Fuzzed => {
      const takesBody = rest.method !== 'GET' && rest.method !== 'HEAD' && media !== undefined
      return Object.assign(rest, {
        target: search === '' ? at : `${at}?${search}`,
        headers: [...(takesBody ? [['Content-Type', sentAs] as [string, string]] : []), ...extra],
        body: takesBody ? bytes(rest.body) : null,
        isCut: takesBody && rest.isCut,
      })
    })
}

/** Bodies of forms or JSON as text, some with unknown fields. */
function bodiesOf(media: Media | undefined, isForm: boolean): Arbitrary<string> {
  const properties = Object.entries((media?.schema as Schema | undefined)?.properties ?? {})
  const example = (media?.example ?? {}) as Record<string, unknown>
  const fields = properties.map(([name, schema]): [string, Arbitrary<string>] => {
    if (!isForm) return [name, jsonFor(schema, example[name])]
    const isFile = JSON.stringify(schema).includes('"binary"')
    return [name, isFile ? fc.constantFrom(...files) : textFor(schema, example[name])]
  })
  return pairsFor(fields, isForm ? text() : fc.constantFrom(...hostileJson)).map((pairs) =>
    isForm
      ? `${pairs
          .map((pair) => partOf(pair, /image|pic/.test(pair[0]) && !pair[0].startsWith('deleted')))
          .join('')}--${boundary}--\r\n`
      : `{${pairs.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`,
  )
}

/** The usual value, `weight` times as often as the other. */
const mostly = <Value>(weight: number, usual: Arbitrary<Value>, other: Arbitrary<Value>) =>
  fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: other })

const spoilt = (whole: Arbitrary<string>, spoilers: ((text: string) => string)[], rarity: number) =>
  mostly(
    rarity,
    whole,
    fc.tuple(whole, fc.constantFrom(...spoilers)).map(([each, spoil]) => spoil(each)),
  )

/** The request in the form that the service receives. */
export function requestOf(
  { method, target, headers, body, isCut }: Fuzzed,
  token: string | undefined,
): Request {
  const all = new Headers(token === undefined ? {} : { Authorization: `Bearer ${token}` })
  for (const [name, value] of headers) all.set(name, value)
  return new Request(`http://plaza.test${target}`, {
    method,
    headers: all,
    body: isCut && body ? cutOff(body) : body,
    ...(isCut ? { duplex: 'half' } : {}),
  } as RequestInit)
}

function cutOff(body: Uint8Array): ReadableStream {
  return new ReadableStream({
    start(controller) {
      controller.enqueue(body.slice(0, body.length / 2))
      controller.error(new Error('the connection ended'))
    },
  })
}
