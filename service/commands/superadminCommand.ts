import { z } from 'zod'
import { openDatabase } from '../database/database.ts'
import { DatabaseLocked } from '../engine/errors.ts'
import { environment } from '../process/environment.ts'
import { CommandError } from '../ports/commandError.ts'
import { explain, say } from '../process/process.ts'
import { makeSuperadmin } from '../account/superadmin.ts'
import { askSecretly } from './terminal.ts'

async function main([email, ...rest]: string[]) {
  if (rest.length > 0 || !z.email().max(254).safeParse(email).success || email === undefined) {
    throw new CommandError('Give one e-mail address: npm run superadmin -- EMAIL')
  }
  const { dataDir, databaseUrl, migrationUrl, publicReason } = environment(process.env)
  const db = await openDatabase({ dataDir, databaseUrl, migrationUrl }).catch((error: unknown) => {
    if (!(error instanceof DatabaseLocked)) throw error
    throw new CommandError(`${error.message}. End Plaza first, then run this again.`, { cause: error })
  })
  try {
    const facts = { now: new Date(), isPublic: publicReason !== null }
    const did = await makeSuperadmin(db, email, askPassword, facts)
    say(did === 'created' ? `${email} was created as superadmin.` : `${email} is superadmin now.`)
  } finally {
    await db.close()
  }
}

async function askPassword(): Promise<string> {
  const terminal = { input: process.stdin, output: process.stderr }
  const password = await askSecretly(terminal, 'Password for the new account: ')
  if (password === null) throw new CommandError('No password was given.')
  if (process.stdin.isTTY && (await askSecretly(terminal, 'The same again: ')) !== password) {
    throw new CommandError('Passwords do not match.')
  }
  return password
}

await main(process.argv.slice(2)).catch(explain)
