import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import { packTar, unpackTar } from 'modern-tar/fs'

// initdb is slow and always gives the same result, so the
// first result is cached next to the installed packages.

const folder = fileURLToPath(new URL('../../../../node_modules/.cache/plaza/', import.meta.url))

function fileFor(parameters: readonly string[]) {
  const manifest = readFileSync(
    new URL('../package.json', import.meta.resolve('@electric-sql/pglite')),
    'utf8',
  )
  const { version } = JSON.parse(manifest) as { version: string }
  const key = createHash('sha256')
    .update(JSON.stringify([version, parameters]))
    .digest('hex')
    .slice(0, 16)
  return `${folder}empty-database-${key}.tar.gz`
}

export function readTemplate(parameters: readonly string[]) {
  try {
    return gunzipSync(readFileSync(fileFor(parameters)))
  } catch {
    return null
  }
}

export function keepTemplate(archive: Buffer, parameters: readonly string[]) {
  try {
    mkdirSync(folder, { recursive: true })
    const file = fileFor(parameters)
    // Several processes may do this at once, so each writes its own file, and the last rename wins.
    const own = `${file}.${process.pid}-${performance.now()}`
    try {
      writeFileSync(own, gzipSync(archive, { level: constants.Z_BEST_SPEED }))
      renameSync(own, file)
    } finally {
      rmSync(own, { force: true })
    }
  } catch {
    // Without a template, each new database runs initdb.
  }
}

export function dropTemplate(parameters: readonly string[]) {
  rmSync(fileFor(parameters), { force: true })
}

/** PGlite loads this archive for an in-memory database, and expects folder names without a final slash. */
export const pack = (root: string): Promise<Buffer> =>
  buffer(packTar(root, { map: (header) => ({ ...header, name: header.name.replace(/\/$/, '') }) }))

export const unpack = (archive: Buffer, root: string): Promise<void> =>
  pipeline([archive], unpackTar(root, { strict: true, dmode: 0o700, fmode: 0o600 }))
