import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/freePort.ts'

const root = join(import.meta.dirname, '../../..')

/** The time limit in ms for a first build and the sample content on a slow machine. */
const patience = 180_000

export const superadmin = { email: 'admin@plaza.localhost', password: 'a quiet square at noon' }

export interface Product {
  url: string
  /** Stops the product with SIGTERM. Rejects unless it exits cleanly. */
  stop: () => Promise<void>
}

/** Builds the client with machines that report their steps (`reportingXstate.ts`), in a separate folder. */
export async function buildReportingClient(
  config = join(import.meta.dirname, 'vite.config.ts'),
  folder = join(root, 'reports/client'),
): Promise<string> {
  const parameters = ['build', '--config', config, '--outDir', folder, '--logLevel', 'warn']
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), ...parameters], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const code = await new Promise((resolve) => child.once('exit', resolve))
  if (code !== 0) throw new Error('The reporting client could not be built; see above.')
  return folder
}

/**
 * Starts the whole product as `npm start` does, with sample content, on its own port and in its own data
 * folder. `settings` are environment variables; `client` is the folder of a client to use instead of the
 * product's own.
 */
export async function startProduct(settings: Record<string, string> = {}, client = ''): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'plaza-browser-'))
  const port = settings['PORT'] ?? String(await freePort())
  const child = spawn(
    process.execPath,
    ['setup.mjs', '--build', 'gateway/process/server.ts', ...(client ? [`--client=${client}`] : [])],
    {
      cwd: root,
      env: {
        ...process.env,
        PORT: port,
        HOST: '127.0.0.1',
        DATA_DIR: dataDir,
        SAMPLE_DATA: 'on',
        RATE_LIMITS: 'off',
        LOG_LEVEL: 'error',
        SUPERADMIN_EMAIL: superadmin.email,
        SUPERADMIN_PASSWORD: superadmin.password,
        ...settings,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  const ended = new Promise<number | string | null>((resolve) =>
    child.once('exit', (code, signal) => resolve(signal ?? code)),
  )
  const output = await saying(child, 'Plaza is at ')

  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM')
      const code = await ended
      await rm(dataDir, { recursive: true, force: true })
      if (code !== 0) throw new Error(`The product ended with ${code}:\n${output.join('')}`)
    },
  }
}

/** Resolves once the process has printed these words. Returns its output, which continues to grow. */
async function saying(child: ChildProcess, words: string): Promise<string[]> {
  const output: string[] = []
  await new Promise<void>((resolve, reject) => {
    const fail = (reason: string) =>
      reject(new Error(`The product ${reason} before it said "${words}":\n${output.join('')}`))
    const timer = setTimeout(() => {
      child.kill('SIGKILL')
      fail(`was killed after ${patience} ms,`)
    }, patience)
    const hear = (data: Buffer) => {
      output.push(data.toString())
      if (!output.join('').includes(words)) return
      clearTimeout(timer)
      resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      clearTimeout(timer)
      fail(`ended with ${signal ?? code}`)
    })
  })
  return output
}
