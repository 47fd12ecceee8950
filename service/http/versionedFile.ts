import type { Context } from 'hono'
import type { Env } from './env.ts'

/** A file that is written only for callers who do not have this version of it. */
export class VersionedFile {
  readonly version: string
  readonly write: () => Promise<string | Uint8Array<ArrayBuffer>>

  constructor(version: string, write: () => Promise<string | Uint8Array<ArrayBuffer>>) {
    this.version = version
    this.write = write
  }
}

export async function answerFile(
  c: Context<Env>,
  { version, write }: VersionedFile,
  headers: Record<string, string>,
): Promise<Response> {
  const tag = `"${version}"`
  const all = { ...headers, ETag: tag }
  if (c.req.header('if-none-match')?.includes(tag)) return c.body(null, 304, all)
  return c.body(await write(), 200, all)
}
