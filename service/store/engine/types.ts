const oid = {
  bool: 16,
  int8: 20,
  text: 25,
  json: 114,
  bpchar: 1042,
  varchar: 1043,
  date: 1082,
  timestamp: 1114,
  timestamptz: 1184,
  numeric: 1700,
  jsonb: 3802,
}

const same = (value: string) => value
const instant = (value: unknown) => (value instanceof Date ? value.toISOString() : String(value))

/** Keeps the microseconds, which keyset cursors compare and a `Date` would lose. */
const iso = (value: string) => value.replace(' ', 'T').replace('+00', 'Z')

function text(value: string | number | bigint | boolean | object) {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'object') throw new TypeError('An object or array was given for a text parameter.')
  return String(value)
}

const json = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))

export const types = {
  count: { to: oid.int8, from: [oid.int8, oid.numeric], parse: Number, serialize: String },
  flag: {
    to: oid.bool,
    from: [oid.bool],
    parse: (value: string) => value === 't',
    serialize: (value: unknown) => (typeof value === 'boolean' ? (value ? 't' : 'f') : String(value)),
  },
  text: { to: oid.text, from: [oid.text, oid.varchar, oid.bpchar], parse: same, serialize: text },
  day: { to: oid.date, from: [oid.date], parse: same, serialize: instant },
  instant: { to: oid.timestamptz, from: [oid.timestamp, oid.timestamptz], parse: iso, serialize: instant },
  document: {
    to: oid.jsonb,
    from: [oid.json, oid.jsonb],
    parse: (value: string): unknown => JSON.parse(value),
    serialize: json,
  },
}
