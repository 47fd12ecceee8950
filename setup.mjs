// Prepares the project with whatever Node version npm uses, then hands over to the pinned Node:
//   node setup.mjs [--build | --watch] FILE [ARGUMENT ...]
// Installs the lockfile's packages if they are missing, then replaces itself with FILE. With --build, it first
// builds the client if its sources changed. With --watch, it restarts FILE whenever sources of the gateway or
// the service change. Plain JavaScript, since it runs before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(fileURLToPath(import.meta.url))
const at = (...parts) => join(root, ...parts)
const oldestNode = 24
/**
 * By default, Node lets a heap grow to four times its live data before it collects garbage. With a low limit,
 * it grows by less than half.
 */
const littleMemory = ['--max-old-space-size=512', '--max-semi-space-size=8']
/** Workers, SQL files and the schema are not imported by FILE, so tsx needs their paths. */
const watched = ['gateway/**/*.ts', 'service/**/*.{ts,sql,json}', 'schema.graphql']
const tsxWatch = [
  at('node_modules', 'tsx', 'dist', 'cli.mjs'),
  'watch',
  '--clear-screen=false',
  ...watched.map((files) => `--include=${files}`),
]

const words = process.argv.slice(2)
const option = /^--(build|watch)$/.test(words[0]) ? words.shift() : null

install()
const node = pinnedNode()
if (option === '--build') buildClient()
if (option === '--watch') waitFor(start([...tsxWatch, ...words]))
else handOver()

function install() {
  const wanted = digest([at('package-lock.json')])
  const stamp = at('node_modules', '.plaza-installed')
  if (read(stamp) === wanted) return
  say('Installing the packages of the lockfile (once) ...')
  const npm = process.env.npm_execpath
  const [command, first] = npm ? [process.execPath, [npm]] : ['npm', []]
  run(
    command,
    [...first, 'ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'],
    'npm ci failed; see above.',
  )
  writeFileSync(stamp, wanted)
}

function pinnedNode() {
  const installed = at('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(installed)) return installed
  if (Number(process.versions.node.split('.')[0]) >= oldestNode) return process.execPath
  return fail(
    `No Node.js package fits ${process.platform}-${process.arch}: please run this with Node.js ${oldestNode} or newer.`,
  )
}

function buildClient() {
  const sources = ['client', 'machines'].flatMap((folder) => filesBelow(at(folder)))
  const wanted = digest([at('package-lock.json'), at('vite.config.ts'), at('tsconfig.json'), ...sources])
  const stamp = at('dist', '.plaza-built')
  if (read(stamp) === wanted) return
  say('Building the client ...')
  run(
    node,
    [at('node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    'The client could not be built; see above.',
  )
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, wanted)
}

function handOver() {
  const isServer = /^gateway\/process\/(server|service)\.ts$/.test(words[0])
  const parameters = isServer ? [...littleMemory, ...words] : words
  process.chdir(root)
  if (process.execve && process.platform !== 'win32')
    process.execve(node, [node, ...parameters], withPinnedNode())
  waitFor(start(parameters))
}

function start(parameters) {
  return spawn(node, parameters, { cwd: root, stdio: 'inherit', env: withPinnedNode() })
}

/** For platforms without execve: forwards signals and exits with the child's code. */
function waitFor(child) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => process.exit(code ?? 1))
  if (process.env.npm_lifecycle_event) whenOrphaned(() => child.kill('SIGTERM'))
}

/** npm signals only the shell that runs this process, and some shells exit without forwarding the signal. */
function whenOrphaned(act) {
  const parent = process.ppid
  const looking = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(looking)
    act()
  }, 100)
}

/** An environment in which tools that start `node` themselves also get the pinned version. */
function withPinnedNode() {
  const separator = process.platform === 'win32' ? ';' : ':'
  return {
    // glibc keeps freed memory per thread, so with many threads, processing pictures would double memory use.
    MALLOC_ARENA_MAX: '2',
    MALLOC_TRIM_THRESHOLD_: '131072',
    // Without this cache, compiling the modules takes half of the CPU time at startup.
    NODE_COMPILE_CACHE: at('node_modules', '.cache', 'plaza', 'compiled'),
    ...process.env,
    PATH: [dirname(node), at('node_modules', '.bin'), process.env.PATH].join(separator),
  }
}

function run(command, parameters, complaint) {
  const { status } = spawnSync(command, parameters, { cwd: root, stdio: ['ignore', 2, 2], env: process.env })
  if (status !== 0) fail(complaint)
}

function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  return files.toSorted()
}

function digest(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(file.slice(root.length)).update(readFileSync(file))
  return hash.digest('hex')
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function say(text) {
  process.stderr.write(`${text}\n`)
}

function fail(text) {
  say(text)
  process.exit(1)
}
