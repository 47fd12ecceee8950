import { readFileSync } from 'node:fs'
import { isEnumType, isInputObjectType, isObjectType, isScalarType } from 'graphql'
import { expect, expectTypeOf, test } from 'vitest'
import { errorCodes, type ErrorCode } from '../../../gateway/generated/errorCodes.ts'
import { enums } from '../../../gateway/graph/enums.ts'
import { schema } from '../../../gateway/schema.ts'
import type { Failure } from '../../../machines/domain.ts'

const types = Object.values(schema.getTypeMap()).filter(
  ({ name, astNode }) => !name.startsWith('__') && astNode !== undefined && astNode !== null,
)

interface Element {
  name: string
  description?: string | null | undefined
  deprecationReason?: string | null | undefined
}

const of = ({ name, description, deprecationReason }: Element, within = '') => ({
  name: `${within}${name}`,
  description: description ?? '',
  reason: deprecationReason,
})

/** Every type, field, argument, value and input field of the graph. */
const elements = types.flatMap((type) => {
  const own = of(type)
  if (isEnumType(type)) return [own, ...type.getValues().map((value) => of(value, `${type.name}.`))]
  if (isInputObjectType(type)) {
    return [own, ...Object.values(type.getFields()).map((field) => of(field, `${type.name}.`))]
  }
  if (!isObjectType(type)) return [own]
  const fields = Object.values(type.getFields())
  const args = fields.flatMap((field) => field.args.map((arg) => of(arg, `${type.name}.${field.name}.`)))
  return [own, ...fields.map((field) => of(field, `${type.name}.`)), ...args]
})

test('every element of the graph is described in full sentences', () => {
  expect(elements.length).toBeGreaterThan(300)
  expect(elements.filter(({ description }) => !/[.?]$/.test(description.trim()))).toEqual([])
})

test('scalars with their own specification link to it', () => {
  const scalars = types.filter((type) => isScalarType(type))
  const links = Object.fromEntries(scalars.map(({ name, specifiedByURL }) => [name, specifiedByURL]))
  expect(links).toMatchObject({
    Date: expect.stringMatching(/local-date/),
    DateTime: expect.stringMatching(/date-time/),
    URL: expect.stringMatching(/url/),
    File: expect.stringMatching(/multipart/),
  })
})

test('deprecated elements have a date and name their replacement', () => {
  expect(schema.description).toMatch(/deprecated for at least\s+six months/)
  const deprecated = elements.filter(({ reason }) => reason !== undefined && reason !== null)
  expect(deprecated.filter(({ reason }) => !/^Since \d{4}-\d\d-\d\d: use `\w+`/.test(reason ?? ''))).toEqual(
    [],
  )
})

test('every enum value has a spelling for the service, and every scalar validates its input', () => {
  const declared = types
    .filter((type) => isEnumType(type))
    .filter(({ name }) => name !== 'ErrorCode')
    .map((type) => [type.name, type.getValues().map(({ name }) => name)])
  expect(Object.fromEntries(declared)).toEqual(
    Object.fromEntries(Object.entries(enums).map(([name, values]) => [name, Object.keys(values)])),
  )
  const lenient = types
    .filter((type) => isScalarType(type))
    .filter((type) => {
      try {
        type.coerceInputValue({ no: 'scalar' })
        return true
      } catch {
        return false
      }
    })
  expect(lenient.map(({ name }) => name)).toEqual([])
})

test('README and machines list exactly the error codes of the graph', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8')
  const rows = readme.split('| code ')[1]?.split('\n\n')[0]?.split('\n') ?? []
  const listed = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{5,}/g) ?? [])
  expect(listed.toSorted()).toEqual(errorCodes.toSorted())
  expectTypeOf<Exclude<Failure['code'], 'NETWORK'>>().toEqualTypeOf<ErrorCode>()
})

test('lists and their entries are never null, and all pages have the same shape', () => {
  const objects = types.filter((type) => isObjectType(type))
  const loose = objects.flatMap((type) =>
    Object.values(type.getFields())
      .filter((field) => String(field.type).includes('[') && !/^\[\w+!\]!$/.test(String(field.type)))
      .map((field) => `${type.name}.${field.name}`),
  )
  expect(loose).toEqual([])
  for (const type of objects.filter(({ name }) => name.endsWith('Page'))) {
    const fields = Object.fromEntries(
      Object.entries(type.getFields()).map(([name, field]) => [name, String(field.type)]),
    )
    expect(fields).toMatchObject({ count: 'Int!', next: 'String', previous: 'String' })
    expect(fields.results).toMatch(/^\[\w+!\]!$/)
  }
})
