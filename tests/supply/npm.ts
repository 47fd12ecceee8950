import { spawnSync } from 'node:child_process'
import { root } from './lockfile.ts'

/** npm's output, and whether it succeeded. */
export interface Said {
  ok: boolean
  text: string
}

/** Runs the same npm that runs this process, in the project or in another folder. */
export function npm(parameters: string[], folder = root): Said {
  const path = process.env['npm_execpath']
  const [command, first] = path ? [process.execPath, [path]] : ['npm', []]
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 2 ** 20, timeout: 120_000 } as const
  const { status, stdout } = spawnSync(command, [...first, ...parameters], options)
  return { ok: status === 0, text: stdout ?? '' }
}
