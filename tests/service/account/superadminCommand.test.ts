import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../service/store/database/database.ts'
import { makeSuperadmin } from '../../../service/account/superadmin/superadmin.ts'
import { askSecretly } from '../../../service/run/commands/terminal.ts'
import { cheapPasswords } from '../../support/cheapCrypto.ts'
import { freshDatabase, startPostgres, type TestServer } from '../../support/database/postgres.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { inherited } from '../../support/serviceProcess.ts'
import { oneEngine } from '../../support/run/engines.ts'

cheapPasswords()

const password = 'blue boats at noon'
const never = () => Promise.reject(new Error('the password was asked for'))

describe.each(oneEngine)('making a superadmin on %s', (engine) => {
  let service: TestService
  beforeAll(async () => {
    service = await openTestService({ engine })
  })
  afterAll(() => service.close())

  const make = (email: string, ask: () => Promise<string> = async () => password) =>
    makeSuperadmin(service.db, email, ask, { now: service.now(), isPublic: false })
  const login = (email: string, typed: string) =>
    service.request<{ user?: object }>('POST', '/common/login/', { json: { email, password: typed } })
  const auditEntries = async (email: string) => {
    const { rows } = await service.db.query(
      `select actor_id, action, reason from audit_log join users on users.id = entity_id and entity = 'user'
       where email_key = lower($1) order by audit_log.id`,
      [email],
    )
    return rows
  }
  const auditEntry = (what: string) => ({
    actor_id: null,
    action: 'make-superadmin',
    reason: `superadmin command: ${what}`,
  })

  test('an existing account keeps its password and is reactivated', async () => {
    const asha = await service.person({ email: `Asha-${engine}@example.org` })
    await service.db.query('update users set is_active = false where id = $1', [asha.id])
    expect(await make(asha.email.toUpperCase(), never)).toBe('promoted')
    expect(await login(asha.email, asha.password)).toMatchObject({
      status: 200,
      body: { user: { id: asha.id, user_type: 'superadmin', is_active: true, full_name: asha.full_name } },
    })
    expect(await auditEntries(asha.email)).toEqual([auditEntry('promoted')])
  })

  test('a new account is verified and has the given password', async () => {
    const email = `new-${engine}@example.org`
    expect(await make(email)).toBe('created')
    expect(await login(email, password)).toMatchObject({
      status: 200,
      body: { user: { email, user_type: 'superadmin', is_email_verified: true, verified_user: true } },
    })
    expect(await auditEntries(email)).toEqual([auditEntry('created')])
  })

  test('AU-7 the data of an unverified sign-up is not taken over', async () => {
    const email = `waiting-${engine}@example.org`
    const json = { email, password: 'what a stranger chose', full_name: 'Stranger', phone: '+15550001' }
    expect((await service.request('POST', '/common/register/', { json })).status).toBe(201)
    await service.mails()
    expect(await make(email)).toBe('created')
    expect((await login(email, json.password)).status).toBe(401)
    expect((await login(email, password)).body.user).toMatchObject({
      phone: null,
      full_name: 'Plaza Superadmin',
    })
    const { rows } = await service.db.query(
      'select from one_time_codes join users on users.id = user_id where email = $1',
      [email],
    )
    expect(rows).toEqual([])
  })

  test('an account that is verified while the password is typed keeps its own password', async () => {
    const email = `quick-${engine}@example.org`
    const ask = async () => {
      await service.person({ email })
      return password
    }
    expect(await make(email, ask)).toBe('promoted')
    expect((await login(email, password)).status).toBe(401)
    expect((await login(email, 'correct horse battery')).status).toBe(200)
  })

  test.each(['short', 'password123', 'weak@example.org'])('AU-3 refuses the password %s', async (weak) => {
    await expect(make('weak@example.org', async () => weak)).rejects.toThrow(/assword/)
    expect(await auditEntries('weak@example.org')).toEqual([])
  })
})

describe('typing a password', () => {
  async function typed(keys: string, isTTY: boolean) {
    let [isRaw, shown] = [false, '']
    const input = Object.assign(new PassThrough(), { isTTY, setRawMode: (on: boolean) => (isRaw = on) })
    const write = (text: string) => {
      // When the prompt is shown, the terminal must no longer echo the input itself.
      if (text !== '\n') expect(isRaw).toBe(isTTY)
      shown += text
    }
    const answer = askSecretly({ input, output: { write } }, 'Password: ')
    input.end(keys)
    return { line: await answer, shown }
  }

  test('does not show it', async () => {
    expect(await typed(`${password}\r`, true)).toEqual({ line: password, shown: 'Password: \n' })
    expect(await typed(`${password}x\u007F\r`, true)).toMatchObject({ line: password })
  })

  test('reads a line from a pipe; gives up on Ctrl-C and without input', async () => {
    expect((await typed(`${password}\nmore\n`, false)).line).toBe(password)
    expect((await typed('abc\u0003', true)).line).toBeNull()
    expect((await typed('', false)).line).toBeNull()
  })
})

describe('npm run superadmin', () => {
  let folder = ''
  let server: TestServer
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'plaza-superadmin-'))
    server = await startPostgres()
  })
  afterAll(async () => {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  })

  /** Runs the command without npm. */
  async function run(parameters: string[], variables: Record<string, string> = {}, typed = `${password}\n`) {
    const child = spawn(process.execPath, ['gateway/process/command.ts', 'superadmin', ...parameters], {
      cwd: join(import.meta.dirname, '..', '..', '..'),
      env: { ...inherited, DATA_DIR: folder, ...variables },
    })
    let output = ''
    let errors = ''
    child.stdout.on('data', (data: Buffer) => (output += data.toString()))
    child.stderr.on('data', (data: Buffer) => (errors += data.toString()))
    child.stdin.on('error', () => {}).end(typed)
    const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
    return { code, output, errors }
  }

  test('works on the embedded engine while no other process uses the folder', async () => {
    expect(await run(['asha@example.org'])).toMatchObject({
      code: 0,
      output: 'asha@example.org was created as superadmin.\n',
    })
    const holder = await openDatabase({ dataDir: folder })
    const { rows } = await holder.query("select user_type from users where email = 'asha@example.org'")
    expect(rows).toEqual([{ user_type: 'superadmin' }])
    const refused = await run(['asha@example.org'])
    expect(refused.code).toBe(1)
    expect(refused.errors).toMatch(/^The data folder is in use by process \d+[^\n]*End Plaza first[^\n]*\n$/)
    await holder.close()
    expect(await run(['ASHA@example.org'], {}, '')).toMatchObject({
      code: 0,
      output: 'ASHA@example.org is superadmin now.\n',
    })
  })

  test('works on a PostgreSQL server', async () => {
    const variables = { DATABASE_URL: await freshDatabase(server.url) }
    expect((await run(['asha@example.org'], variables)).output).toContain('was created')
    expect((await run(['asha@example.org'], variables, '')).output).toContain('is superadmin now')
    const silent = await run(['other@example.org'], variables, '')
    expect([silent.code, silent.errors]).toEqual([
      1,
      'Password for the new account: \nNo password was given.\n',
    ])
  })

  test.each([[[]], [['asha']], [['a@example.org', 'b@example.org']]])(
    'says in one line what it needs: %j',
    async (parameters) => {
      const { code, errors } = await run(parameters)
      expect([code, errors]).toEqual([1, 'Give one e-mail address: npm run superadmin -- EMAIL\n'])
    },
  )
})
