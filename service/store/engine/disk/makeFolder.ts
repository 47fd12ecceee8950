import { mkdirSync, mkdtempSync, rmdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { codeOf, DiskFull } from '../errors.ts'

export class FolderError extends Error {
  override readonly name = 'FolderError'
}

const full = new Set(['ENOSPC', 'EDQUOT'])

export function makeFolder(variable: string, path: string): void {
  try {
    make(path)
    probe(path)
  } catch (cause) {
    const code = codeOf(cause) ?? String(cause)
    if (full.has(code)) throw new DiskFull(path, cause)
    throw new FolderError(`${variable} ${path} cannot be used: ${code}.`, { cause })
  }
}

/** Node's own recursive mkdir never returns in folders that cannot contain other folders, such as /proc. */
function make(path: string) {
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    const parent = dirname(path)
    if (codeOf(error) === 'ENOENT' && parent !== path && !statSync(parent, { throwIfNoEntry: false })) {
      make(parent)
      mkdirSync(path, { mode: 0o700 })
    } else if (!isFolder(path)) throw error
  }
}

function isFolder(path: string) {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true
}

function probe(path: string) {
  try {
    rmdirSync(mkdtempSync(join(path, '.probe-')))
  } catch (error) {
    if (!full.has(codeOf(error) ?? '')) throw error
  }
}
