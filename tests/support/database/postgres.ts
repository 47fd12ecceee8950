import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'
import { server } from '../../../service/store/engine/session.ts'

/** A server for tests; `url` names a database from which others can be created. */
export interface TestServer {
  url: string
  stop(): Promise<void>
}

/** A server that only one test uses. */
export interface OwnServer extends TestServer {
  /** Stops it as an administrator would, which cuts every connection, and restarts it with the same data. */
  restart(): Promise<void>
}

/** Where distributions install the server's programs, with the newest version last. */
const folders = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
  '/usr/local/opt/postgresql@*/bin',
  '/Applications/Postgres.app/Contents/Versions/*/bin',
]
const oldestVersion = 15
const startMs = 30_000

/**
 * A real PostgreSQL: the server at `TEST_DATABASE_URL`, or one started from programs on this machine, with a
 * socket in a temporary folder. Missing programs are installed if possible.
 */
export async function startPostgres(): Promise<TestServer> {
  const url = process.env['TEST_DATABASE_URL']
  return url ? { url, stop: async () => {} } : await startOwnPostgres()
}

/** True if this machine has the server's programs, so that a test can start its own server. */
export const hasPostgres = () => findPrograms() !== undefined

/** A server for one test, started from programs on this machine. */
export async function startOwnPostgres(): Promise<OwnServer> {
  const programs = findPrograms() ?? installPrograms()
  if (!programs) {
    throw new Error(
      'The tests need a PostgreSQL 15 or newer. Set TEST_DATABASE_URL, or have initdb and postgres on the PATH, ' +
        'or run the tests as root where apt-get can install postgresql.',
    )
  }
  return startServer(programs)
}

/** Creates a database on the server, empty or as a copy of the template, and returns its URL. */
export async function freshDatabase(url: string, template = 'template0') {
  const name = `plaza_${randomUUID().replaceAll('-', '')}`
  const sql = postgres(...server(url, { max: 1, onnotice: () => {} }))
  try {
    await sql.unsafe(`create database ${name} template ${template}`)
  } finally {
    await sql.end()
  }
  const fresh = new URL(url)
  fresh.pathname = `/${name}`
  return fresh.href
}

function findPrograms() {
  const path = (process.env['PATH'] ?? '').split(delimiter)
  const candidates = [
    ...path,
    ...folders.flatMap((pattern) => globSync(pattern).toSorted(byVersion).toReversed()),
  ]
  return candidates.find((folder) => existsSync(join(folder, 'initdb')) && versionOf(folder) >= oldestVersion)
}

function byVersion(a: string, b: string) {
  return a.localeCompare(b, 'en', { numeric: true })
}

function versionOf(folder: string) {
  if (!existsSync(join(folder, 'postgres'))) return 0
  const text = execFileSync(join(folder, 'postgres'), ['--version'], { encoding: 'utf8' })
  return Number(/(\d+)/.exec(text)?.[1] ?? 0)
}

function installPrograms() {
  if (!isRoot() || !existsSync('/usr/bin/apt-get')) return undefined
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  try {
    execFileSync('apt-get', ['update', '-qq'], { env, stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'postgresql'], { env, stdio: 'ignore' })
  } catch {
    return undefined
  }
  return findPrograms()
}

function isRoot() {
  return process.getuid?.() === 0
}

/** The user under which PostgreSQL runs if this process is root, since PostgreSQL refuses to run as root. */
function otherUser() {
  if (!isRoot()) return {}
  const lines = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const line = lines.find(([name]) => name === 'postgres') ?? lines.find(([name]) => name === 'nobody')
  return { uid: Number(line?.[2] ?? 65_534), gid: Number(line?.[3] ?? 65_534) }
}

async function startServer(programs: string): Promise<OwnServer> {
  const user = otherUser()
  // As root, directly under /tmp, since another user could not access a folder in a private parent.
  const folder = mkdtempSync(join(isRoot() ? '/tmp' : tmpdir(), 'plaza-pg-'))
  if (user.uid !== undefined) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  const options = { ...user, cwd: folder, env: { PATH: process.env['PATH'], LC_ALL: 'C' } }
  const make = ['--pgdata', data, '--username=postgres', '--auth=trust', '--no-sync', '--encoding=UTF8']
  execFileSync(join(programs, 'initdb'), [...make, ...locale()], { ...options, stdio: 'pipe' })
  const settings = ['-D', data, '-k', folder, '-h', '', '-F', '-c', 'max_connections=200']
  const run = [join(programs, 'postgres'), ...settings]
  // The shell stops the server when this process's end of the pipe closes, no matter how the process ends.
  const script = '"$@" & read -r _; kill -INT $!; wait $!'
  const url = `postgres://postgres@localhost/postgres?host=${folder}`
  let end = async () => {}
  const start = async () => {
    const child = spawn('/bin/sh', ['-c', script, 'sh', ...run], {
      ...options,
      stdio: ['pipe', 'ignore', 'ignore'],
    })
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
    end = async () => {
      child.stdin?.end()
      await ended
    }
    await answering(url, child)
  }
  const stop = async () => {
    await end()
    rmSync(folder, { recursive: true, force: true })
  }
  const restart = async () => {
    await end()
    await start()
  }
  await start().catch(async (error: unknown) => {
    await stop()
    throw error
  })
  return { url, stop, restart }
}

/** Matches the embedded engine: text is sorted by code point, and letter classes follow Unicode. */
function locale() {
  return process.platform === 'linux' ? ['--locale=C.UTF-8'] : ['--locale=C', '--lc-ctype=en_US.UTF-8']
}

async function answering(url: string, child: ChildProcess) {
  const deadline = Date.now() + startMs
  for (;;) {
    const sql = postgres(...server(url, { max: 1, onnotice: () => {} }))
    try {
      await sql`select 1`
      return
    } catch (cause) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error('The PostgreSQL for tests did not start.', { cause })
      }
      await sleep(50)
    } finally {
      await sql.end({ timeout: 0 })
    }
  }
}
