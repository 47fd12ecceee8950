import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'

/** The headless shell comes first: it does not draw windows, so a page takes two fifths of the CPU time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
]

/**
 * The arguments for Chromium in tests: headless, without background network traffic, and able to run as root.
 */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * The path of a Chromium. The candidates, in this order: `CHROMIUM_PATH`, one on this machine, Playwright's
 * own, and the distribution's package; the last two are installed if needed. If none is available, throws an
 * error that names all four.
 */
export async function findChromium(): Promise<string> {
  const given = process.env['CHROMIUM_PATH']
  if (given) {
    if (isExecutable(given)) return given
    throw new Error(`CHROMIUM_PATH is set to ${given}, which cannot be run.`)
  }
  const found = onThisMachine()
  if (found) return found
  if (
    succeeds('npx', ['playwright', 'install', '--with-deps', 'chromium']) &&
    isExecutable(chromium.executablePath())
  ) {
    return chromium.executablePath()
  }
  const isPackaged = (name: string) => succeeds('apt-get', ['install', '-y', '-qq', name])
  if (
    succeeds('apt-get', ['update', '-qq']) &&
    (isPackaged('chromium-headless-shell') || isPackaged('chromium'))
  ) {
    const installed = onThisMachine()
    if (installed) return installed
  }
  throw new Error(
    'The browser tests need Chromium. Set CHROMIUM_PATH to one, install one so that it is on the PATH, ' +
      'let `npx playwright install --with-deps chromium` work, or `apt-get install chromium` as root.',
  )
}

function onThisMachine(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const places = [
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    chromium.executablePath(),
  ]
  return places.find(isExecutable)
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const succeeds = (command: string, parameters: string[]) =>
  spawnSync(command, parameters, {
    stdio: 'ignore',
    timeout: 300_000,
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0
