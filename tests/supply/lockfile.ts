import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** What the lockfile says of a package. */
export interface Locked {
  /** The folder that it is installed into. */
  path: string
  name: string
  version: string
  license: string
  integrity: string | null
  hasInstallScript: boolean
  /** True for what only developing needs. */
  dev: boolean
  /** True for what is installed on some machines only. */
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
