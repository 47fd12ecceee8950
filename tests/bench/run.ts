/** `npm run bench -- NAME [ARGUMENT ...]`: runs tests/bench/NAME.ts or NAME/main.ts, whose exit code is the answer; without a name it lists them. */
import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const files = globSync(['*.ts', '*/main.ts'], { cwd: import.meta.dirname })
const benches = new Map(files.map((file) => [file.replace(/(\/main)?\.ts$/, ''), file]))
benches.delete('run')

const [name, ...parameters] = process.argv.slice(2)
const file = benches.get(name ?? '')
if (file !== undefined) {
  const words = ['setup.mjs', '--build', join(import.meta.dirname, file), ...parameters]
  process.exitCode = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1
} else {
  const list = [...benches.keys()]
    .toSorted()
    .map((one) => `  npm run bench -- ${one}`)
    .join('\n')
  process.stderr.write(`${name === undefined ? 'There are:' : `There is no ${name}. There are:`}\n${list}\n`)
  process.exitCode = name === undefined ? 0 : 1
}
