import { emailField } from '../../account/accountInput.ts'
import { openDatabase } from '../../store/database/database.ts'
import { DatabaseLocked } from '../../store/engine/errors.ts'
import { CommandError } from '../../ports/commandError.ts'
import type { Settings } from '../../ports/settings.ts'
import { makeSuperadmin } from '../../account/superadmin/superadmin.ts'
import { askSecretly } from './terminal.ts'

/**
 * `npm run superadmin -- EMAIL`: promotes an account, or creates one with a password typed at the terminal.
 */
export async function superadmin([given, ...rest]: string[], settings: Settings): Promise<string> {
  const { data: email } = emailField.safeParse(given)
  if (rest.length > 0 || email === undefined) {
    throw new CommandError('Give one e-mail address: npm run superadmin -- EMAIL')
  }
  const { dataDir, databaseUrl, migrationUrl, publicReason } = settings
  const db = await openDatabase({ dataDir, databaseUrl, migrationUrl }).catch((error: unknown) => {
    if (!(error instanceof DatabaseLocked)) throw error
    throw new CommandError(`${error.message}. End Plaza first, then run this again.`, { cause: error })
  })
  try {
    const facts = { now: new Date(), isPublic: publicReason !== null }
    const did = await makeSuperadmin(db, email, askPassword, facts)
    return did === 'created' ? `${email} was created as superadmin.` : `${email} is superadmin now.`
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
