import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/freePort.ts'

export interface Program {
  url: string
  /** The CPU time used so far, in ms. */
  cpu: () => Promise<number>
  stop: () => Promise<void>
}

const root = join(import.meta.dirname, '../../..')
const reporter = join(root, 'tests/support/run/cpuReport.ts')

/** Runs files on this database, and ends everything that was started. */
export function starter(databaseUrl: string) {
  const settings = { DATABASE_URL: databaseUrl, SAMPLE_DATA: 'off', RATE_LIMITS: 'off', LOG_LEVEL: 'error' }
  const programs: Program[] = []
  return {
    run: async (file: string, more: Record<string, string> = {}) => {
      const program = await start(file, { ...settings, ...more })
      programs.push(program)
      return program
    },
    stop: async () => {
      for (const program of programs) await program.stop()
    },
  }
}

/** Runs a file with the settings, and waits until it reports that it is ready. */
async function start(file: string, settings: Record<string, string>): Promise<Program> {
  const port = await freePort()
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-hop-'))
  const child = spawn(process.execPath, [...options(), '--import', reporter, file], {
    cwd: root,
    env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  let isThere = false
  for await (const text of child.stdout ?? []) {
    isThere = String(text).includes(' is at ')
    if (isThere) break
  }
  if (!isThere) throw new Error(`${file} did not start.`)
  return {
    url: `http://127.0.0.1:${port}`,
    cpu: () => cpuOf(child),
    stop: async () => {
      child.kill('SIGTERM')
      if (child.exitCode === null) await once(child, 'exit')
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Node options for the measured programs only, such as `HOP_NODE_OPTIONS=--cpu-prof`. */
const options = () => (process.env['HOP_NODE_OPTIONS'] ?? '').split(' ').filter((word) => word !== '')

async function cpuOf(child: ChildProcess): Promise<number> {
  child.send('cpu')
  const [{ user, system }] = (await once(child, 'message')) as [NodeJS.CpuUsage]
  return (user + system) / 1000
}
