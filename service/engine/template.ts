import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { constants, gunzipSync, gzipSync } from 'node:zlib'

// What initdb makes is the same each time and takes 1.5 s, so the first one is kept as an archive beside the installed
// packages, and every new database begins as a copy of it.

const folder = fileURLToPath(new URL('../../node_modules/.cache/plaza/', import.meta.url))
const block = 512

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

/** The kept archive (tar) of an empty database made with these parameters, or null. */
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
    // several processes may do this at once: each writes its own file, and the last name wins
    const own = `${file}.${process.pid}-${performance.now()}`
    try {
      writeFileSync(own, gzipSync(archive, { level: constants.Z_BEST_SPEED }))
      renameSync(own, file)
    } finally {
      rmSync(own, { force: true })
    }
  } catch {
    // where nothing can be kept, each new database is made by initdb
  }
}

/** Forgets an archive that turned out to be of no use. */
export function dropTemplate(parameters: readonly string[]) {
  rmSync(fileFor(parameters), { force: true })
}

/** The files and folders below `root` as a tar archive. */
export function pack(root: string, path = ''): Buffer {
  const parts: Buffer[] = []
  for (const entry of readdirSync(join(root, path), { withFileTypes: true })) {
    const name = path ? `${path}/${entry.name}` : entry.name
    if (entry.isDirectory()) parts.push(header(name, 0, '5'), pack(root, name))
    else {
      const bytes = readFileSync(join(root, name))
      parts.push(header(name, bytes.length, '0'), bytes, Buffer.alloc(-bytes.length & (block - 1)))
    }
  }
  if (!path) parts.push(Buffer.alloc(2 * block))
  return Buffer.concat(parts)
}

function header(name: string, size: number, type: '0' | '5') {
  const bytes = Buffer.alloc(block)
  const octal = (value: number, length: number) => value.toString(8).padStart(length - 1, '0')
  bytes.write(name, 0, 100, 'latin1')
  bytes.write(octal(type === '5' ? 0o700 : 0o600, 8), 100)
  bytes.write(octal(0, 8), 108)
  bytes.write(octal(0, 8), 116)
  bytes.write(octal(size, 12), 124)
  bytes.write(octal(0, 12), 136)
  // the sum is taken with blanks in its own place
  bytes.write('        ', 148)
  bytes.write(type, 156)
  bytes.write('ustar\u000000', 257)
  const sum = bytes.reduce((total, byte) => total + byte, 0)
  bytes.write(`${octal(sum, 7)}\0 `, 148)
  return bytes
}

/** Unpacks an archive of `pack` into a folder. Throws when its end is missing. */
export function unpack(archive: Buffer, root: string) {
  const field = (start: number, length: number) =>
    archive.toString('latin1', start, start + length).replace(/\0.*$/s, '')
  for (let offset = 0; archive[offset] !== 0;) {
    if (offset + block > archive.length) throw new Error('The archive ends too soon.')
    const path = join(root, field(offset, 100))
    const size = Number.parseInt(field(offset + 124, 12), 8)
    const isFolder = field(offset + 156, 1) === '5'
    offset += block
    mkdirSync(isFolder ? path : dirname(path), { recursive: true, mode: 0o700 })
    if (!isFolder) writeFileSync(path, archive.subarray(offset, offset + size), { mode: 0o600 })
    offset += Math.ceil(size / block) * block
  }
}
