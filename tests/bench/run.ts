/** `npm run bench -- NAME [ARGUMENT ...]`: runs tests/bench/NAME.ts, whose exit code is the answer; without a name it lists them. */
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '../..')
const names = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.ts'))
  .map((file) => basename(file, '.ts'))
  .filter((name) => name !== 'run')
  .toSorted()

const [name, ...parameters] = process.argv.slice(2)
if (name !== undefined && names.includes(name)) {
  const words = ['setup.mjs', '--build', join(import.meta.dirname, `${name}.ts`), ...parameters]
  process.exitCode = spawnSync(process.execPath, words, { cwd: root, stdio: 'inherit' }).status ?? 1
} else {
  const list = names.map((one) => `  npm run bench -- ${one}`).join('\n')
  process.stderr.write(`${name === undefined ? 'There are:' : `There is no ${name}. There are:`}\n${list}\n`)
  process.exitCode = name === undefined ? 0 : 1
}
