/**
 * `npm run bench -- NAME [ARGUMENT ...]` runs tests/bench/NAME.ts or NAME/main.ts and exits with its code.
 * Without a name, it runs the benchmarks that need no setup and finish within minutes, and lists all of them.
 */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const files = globSync(['*.ts', '*/main.ts'], { cwd: import.meta.dirname })
const benches = new Map(files.map((file) => [file.replace(/(\/main)?\.ts$/, ''), file]))
benches.delete('run')

const [name, ...parameters] = process.argv.slice(2)
const chosen = name === undefined ? ['hop', 'size'] : [name]
const ends = chosen.map((one) => {
  const file = benches.get(one)
  if (file === undefined) return 1
  const words = ['setup.mjs', '--build', join(import.meta.dirname, file), ...parameters]
  return spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1
})
process.exitCode = Math.max(...ends)

if (name === undefined || !benches.has(name)) {
  const list = [...benches.keys()].toSorted().map((one) => `  npm run bench -- ${one}\n`)
  process.stderr.write(
    `${name === undefined ? 'All of them:' : `There is no ${name}. There are:`}\n${list.join('')}`,
  )
}
