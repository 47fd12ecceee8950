import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, gunzipSync, gzipSync } from 'node:zlib'
import type { PGlite } from '@electric-sql/pglite'

// What initdb makes is the same each time and takes 1.5 s, so the first one is kept beside the installed packages and
// later databases begin as a copy of it. Without it everything works, only slower.

const folder = fileURLToPath(new URL('../../node_modules/.cache/plaza/', import.meta.url))

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
  return `${folder}database-${key}.tar.gz`
}

/** The kept archive (tar) of an empty database made with these parameters, or null. */
export function readTemplate(parameters: readonly string[]) {
  try {
    return gunzipSync(readFileSync(fileFor(parameters)))
  } catch {
    return null
  }
}

const block = 512

/** Unpacks the archive into a folder, far faster than through the engine's own file system. */
export function unpack(archive: Buffer, folder: string) {
  const field = (start: number, length: number) =>
    archive.toString('latin1', start, start + length).replace(/\0.*$/s, '')
  for (let offset = 0; offset + block <= archive.length && archive[offset] !== 0;) {
    const path = join(folder, field(offset + 345, 155), field(offset, 100))
    const size = Number.parseInt(field(offset + 124, 12), 8)
    const isFolder = field(offset + 156, 1) === '5'
    offset += block
    if (isFolder) mkdirSync(path, { recursive: true, mode: 0o700 })
    else {
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
      writeFileSync(path, archive.subarray(offset, offset + size), { mode: 0o600 })
    }
    offset += Math.ceil(size / block) * block
  }
}

/** Keeps this empty database as the beginning of later ones. */
export async function keepTemplate(pg: PGlite, parameters: readonly string[]) {
  await pg.exec('checkpoint')
  const archive = await pg.dumpDataDir('none')
  const bytes = gzipSync(await archive.arrayBuffer(), { level: constants.Z_BEST_SPEED })
  try {
    mkdirSync(folder, { recursive: true })
    const file = fileFor(parameters)
    // several processes may do this at once: each writes its own file, and the last name wins
    const own = `${file}.${process.pid}-${performance.now()}`
    writeFileSync(own, bytes)
    renameSync(own, file)
  } catch {
    // a folder that may not be written is no reason not to start
  }
}

/** Forgets an archive that turned out to be of no use. */
export function dropTemplate(parameters: readonly string[]) {
  rmSync(fileFor(parameters), { force: true })
}
