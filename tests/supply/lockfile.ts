import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** A package's entry in the lockfile. */
export interface Locked {
  /** The folder in which it is installed. */
  path: string
  name: string
  version: string
  license: string
  integrity: string | null
  hasInstallScript: boolean
  /** True if only development needs it. */
  dev: boolean
  /** True if it is installed on some platforms only. */
  isOfPlatform: boolean
}

interface Entry {
  name?: string
  version?: string
  license?: string
  integrity?: string
  hasInstallScript?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
}

/** Every package of the lockfile. */
export function lockedPackages(): Locked[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Entry>
  }
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => ({
      path,
      name: entry.name ?? path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version ?? '',
      license: entry.license ?? 'see its licence below',
      integrity: entry.integrity ?? null,
      hasInstallScript: entry.hasInstallScript === true,
      dev: entry.dev === true,
      isOfPlatform: entry.os !== undefined || entry.cpu !== undefined,
    }))
}
