import { randomUUID } from 'node:crypto'
import { RestError } from './restError.ts'

const disposition = (name: string) => `Content-Disposition: form-data; name="${quote(name)}"`

/**
 * Sends null as an empty text and a list as repeated fields. As a
 * blob, the form has a known length and its files stay on disk.
 */
export function form(
  fields: Record<string, string | number | boolean | readonly string[] | null | undefined>,
  files: Record<string, File | readonly File[] | null | undefined> = {},
): Blob {
  const boundary = `plaza-${randomUUID()}`
  const texts = Object.entries(fields).flatMap(([name, value]) => {
    const values = value === undefined ? [] : value === null ? [''] : [value].flat()
    return values.map(
      (each) => `--${boundary}\r\n${disposition(name)}\r\n\r\n${lines(whole(String(each)))}\r\n`,
    )
  })
  const parts = Object.entries(files).flatMap(([name, sent]) =>
    [sent ?? []].flat().flatMap((file) => {
      const type = file.type || 'application/octet-stream'
      const about = `${disposition(name)}; filename="${quote(file.name)}"\r\nContent-Type: ${type}`
      return [`--${boundary}\r\n${about}\r\n\r\n`, file, '\r\n']
    }),
  )
  const type = `multipart/form-data; boundary=${boundary}`
  return new Blob([...texts, ...parts, `--${boundary}--\r\n`], { type })
}

/** Refuses half a surrogate pair, which encoding would silently replace. */
function whole(text: string): string {
  if (text.isWellFormed()) return text
  throw new RestError('BAD_USER_INPUT', 'A text has half a character in it, which cannot be stored.')
}

const lines = (text: string) => text.replaceAll(/\r?\n|\r/g, '\r\n')

const quote = (text: string) => text.replaceAll('\r', '%0D').replaceAll('\n', '%0A').replaceAll('"', '%22')
