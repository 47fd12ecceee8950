import { GraphQLError, Kind, type ValueNode } from 'graphql'
import { asciiDigits } from './digits.ts'

function textual(
  name: string,
  isValid: (text: string) => boolean,
  form: string,
  plain: (text: string) => string = (text) => text,
) {
  const check = (value: unknown, nodes?: ValueNode) => {
    const text = typeof value === 'string' ? plain(value) : null
    if (text !== null && isValid(text)) return text
    throw new GraphQLError(`${name} must be ${form}.`, { nodes, extensions: { code: 'BAD_USER_INPUT' } })
  }
  return {
    serialize: String,
    parseValue: (value: unknown) => check(value),
    parseLiteral: (node: ValueNode) => check(node.kind === Kind.STRING ? node.value : undefined, node),
  }
}

const isDay = (text: string) =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text

function isWebAddress(text: string): boolean {
  const url = URL.parse(text)
  return (
    (url?.protocol === 'http:' || url?.protocol === 'https:') &&
    !url.username &&
    !url.password &&
    text.length <= 2048
  )
}

export const scalars = {
  Date: textual('Date', isDay, 'a day, YYYY-MM-DD', asciiDigits),
  Time: textual(
    'Time',
    (text) => /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(text),
    'a time, HH:MM or HH:MM:SS',
    asciiDigits,
  ),
  DateTime: textual('DateTime', (text) => !Number.isNaN(Date.parse(text)), 'a moment in ISO 8601'),
  URL: textual('URL', isWebAddress, 'an http or https address'),
  File: {
    serialize: () => {
      throw new GraphQLError('A file is only sent.')
    },
    parseValue: (value: unknown) => {
      if (value instanceof File) return value
      throw new GraphQLError('File must be sent by the GraphQL multipart request specification.', {
        extensions: { code: 'BAD_USER_INPUT' },
      })
    },
    parseLiteral: () => {
      throw new GraphQLError('File must be a variable.', { extensions: { code: 'BAD_USER_INPUT' } })
    },
  },
}
