import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore } from '../backup/restore.ts'
import { DatabaseLocked } from '../engine/errors.ts'
import { environment } from '../process/environment.ts'
import { CommandError } from '../ports/commandError.ts'
import { explain, say } from '../process/process.ts'

const usage = 'Give one file to read: npm run restore -- FILE, and --replace to replace what is there'

async function main(words: string[]) {
  const { file, replaces } = parsed(words)
  // npm changes to the project's folder; the file is where whoever typed it is.
  const path = resolve(process.env['INIT_CWD'] ?? '', file)
  const { rows, pictures, setAside } = await restore(environment(process.env), path, replaces).catch(
    (error: unknown) => {
      if (!(error instanceof DatabaseLocked)) throw error
      throw new CommandError(`${error.message}. End Plaza first, then run this again.`, { cause: error })
    },
  )
  if (setAside) say(`The database that could not be used is now ${setAside}.`)
  say(`${rows} rows and ${pictures} files of pictures were restored from ${path}.`)
}

function parsed(args: string[]): { file: string; replaces: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [file, ...rest] = positionals
    if (file && rest.length === 0) return { file, replaces: values.replace }
  } catch {
    // An option that is not known.
  }
  throw new CommandError(usage)
}

await main(process.argv.slice(2)).catch(explain)
