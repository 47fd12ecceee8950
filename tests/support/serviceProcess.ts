import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const root = join(import.meta.dirname, '..', '..')
const service = 'gateway/process/service.ts'
const children: ChildProcess[] = []

/**
 * The variables that every process of a test inherits: `PATH`, and the compile cache as in `setup.mjs`, since
 * about a thousand modules are loaded.
 */
export const inherited = {
  PATH: process.env['PATH'],
  NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? join(root, 'node_modules/.cache/plaza/compiled'),
}

/**
 * `npm run service` without npm. The environment consists of `variables` and the few inherited variables that
 * are needed.
 */
export const startService = (variables: Record<string, string> & { DATA_DIR: string }) =>
  start([service], { SAMPLE_DATA: 'off', ...variables })

/** `npm start` without npm. */
export const startPlaza = (variables: Record<string, string> & { DATA_DIR: string }) =>
  start(['setup.mjs', '--build', 'gateway/process/server.ts'], variables)

/** `npm run gateway` without npm; builds the client if it is missing. */
export const startGateway = (variables: Record<string, string> & { COMMON_URL: string }) =>
  start(['setup.mjs', '--build', 'gateway/process/server.ts', '--gateway-only'], variables)

/** `npm run dev` without npm. */
export const startDevelopment = (variables: Record<string, string> & { DATA_DIR: string }) =>
  start(['setup.mjs', '--watch', 'gateway/process/server.ts', '--dev'], { SAMPLE_DATA: 'off', ...variables })

const withoutExecve = '--import "data:text/javascript,process.execve = undefined"'

/**
 * `npm run service` as the child of a shell that stays its parent. With `isOlderNode`, it runs as on an older
 * Node, which cannot replace its own process.
 */
export const startInShell = (
  variables: Record<string, string> & { DATA_DIR: string },
  { isOlderNode }: { isOlderNode: boolean },
) =>
  start(
    ['-c', `"$0" ${isOlderNode ? `${withoutExecve} setup.mjs ${service}` : service}; true`, process.execPath],
    { SAMPLE_DATA: 'off', ...variables },
    'sh',
  )

function start(words: string[], variables: Record<string, string>, program = process.execPath) {
  const child = spawn(program, words, {
    cwd: root,
    env: { ...inherited, ...variables },
  })
  children.push(child)
  let output = ''
  let errors = ''
  child.stdout.on('data', (data: Buffer) => (output += data.toString()))
  child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, output: () => output, errors: () => errors }
}

/** Kills all started processes. */
export function killServices() {
  for (const child of children) child.kill('SIGKILL')
}

/** Waits until the service on this port is ready. */
export async function untilReady(port: number) {
  const deadline = Date.now() + 100_000
  while (Date.now() < deadline) {
    const response = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null)
    if (response?.ok) return
    await sleep(100)
  }
  throw new Error('the service did not become ready')
}
