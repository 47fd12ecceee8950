import { resolve } from 'node:path'
import { backUp } from '../backup/backup.ts'
import { environment } from '../process/environment.ts'
import { CommandError } from '../ports/commandError.ts'
import { explain, say } from '../process/process.ts'

async function main([file, ...rest]: string[]) {
  if (!file || file.startsWith('-') || rest.length > 0) {
    throw new CommandError('Give one file to write: npm run backup -- FILE')
  }
  // npm changes to the project's folder; the file is where whoever typed it is.
  const path = resolve(process.env['INIT_CWD'] ?? '', file)
  const { rows, pictures } = await backUp(environment(process.env), path)
  say(`${path} holds ${rows} rows and ${pictures} files of pictures.`)
}

await main(process.argv.slice(2)).catch(explain)
