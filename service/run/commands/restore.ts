import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { restore as putBack } from '../backup/restore.ts'
import { DatabaseLocked } from '../../store/engine/errors.ts'
import { CommandError } from '../../ports/commandError.ts'
import type { Settings } from '../../ports/settings.ts'

const usage = 'Give one file to read: npm run restore -- FILE, and --replace to replace what is there'

/** `npm run restore -- FILE [--replace]`; only while Plaza is not running. */
export async function restore(words: string[], settings: Settings): Promise<string> {
  const { file, replaces } = parse(words)
  // npm changes to the project's folder, but the file is relative to the folder where the command was typed.
  const path = resolve(process.env['INIT_CWD'] ?? '', file)
  const { rows, pictures, setAside } = await putBack(settings, path, replaces).catch((error: unknown) => {
    if (!(error instanceof DatabaseLocked)) throw error
    throw new CommandError(`${error.message}. End Plaza first, then run this again.`, { cause: error })
  })
  const aside = setAside ? `The database that could not be used is now ${setAside}.\n` : ''
  return `${aside}${rows} rows and ${pictures} files of pictures were restored from ${path}.`
}

function parse(args: string[]): { file: string; replaces: boolean } {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options })
    const [file, ...rest] = positionals
    if (file && rest.length === 0) return { file, replaces: values.replace }
  } catch {
    // An unknown option: falls through to the usage text.
  }
  throw new CommandError(usage)
}
