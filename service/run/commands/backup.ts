import { resolve } from 'node:path'
import { backUp } from '../backup/backup.ts'
import { CommandError } from '../../ports/commandError.ts'
import type { Settings } from '../../ports/settings.ts'

/** `npm run backup -- FILE`; also works while Plaza is running. */
export async function backup([file, ...rest]: string[], settings: Settings): Promise<string> {
  if (!file || file.startsWith('-') || rest.length > 0) {
    throw new CommandError('Give one file to write: npm run backup -- FILE')
  }
  // npm changes to the project's folder, but the file is relative to the folder where the command was typed.
  const path = resolve(process.env['INIT_CWD'] ?? '', file)
  const { rows, pictures } = await backUp(settings, path)
  return `${path} holds ${rows} rows and ${pictures} files of pictures.`
}
