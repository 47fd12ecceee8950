/** Becomes a 503: the database is restarting, recovering, unreachable or too slow. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly retryAfter = 1
}

/** Becomes a 507: the disk is nearly full, or the server is a standby. */
export class DatabaseReadOnly extends Error {
  override readonly name = 'DatabaseReadOnly'
}

export async function unlessReadOnly<T>(write: Promise<T>, otherwise: T): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (error instanceof DatabaseReadOnly) return otherwise
    throw error
  }
}

export class DatabaseLocked extends Error {
  override readonly name = 'DatabaseLocked'
}

export class DatabaseUnsafe extends Error {
  override readonly name = 'DatabaseUnsafe'
}

export class DatabaseDamaged extends Error {
  override readonly name = 'DatabaseDamaged'

  constructor(reason: string, { folder, cause }: { folder?: string; cause?: unknown } = {}) {
    const which = folder === undefined ? 'The database' : `The database in ${folder}`
    const backup = 'npm run restore -- FILE --replace goes back to a backup and sets aside what is there'
    super(`${which} cannot be used: ${reason}. It is left as it is; ${backup}.`, { cause })
  }
}

export class DiskFull extends Error {
  override readonly name = 'DiskFull'

  constructor(path: string, cause: unknown) {
    super(`The disk of ${path} is full. Nothing can be opened there until there is space.`, { cause })
  }
}

export class MigrationError extends Error {
  override readonly name = 'MigrationError'
}

function fieldOf(error: unknown, field: string) {
  const value: unknown = error instanceof Error ? Reflect.get(error, field) : undefined
  return typeof value === 'string' ? value : undefined
}

export const codeOf = (error: unknown) => fieldOf(error, 'code')

export function sqlState(error: unknown) {
  const code = codeOf(error)
  return code !== undefined && /^[0-9A-Z]{5}$/.test(code) && fieldOf(error, 'severity') ? code : undefined
}

export function damageIn(error: unknown): string | null {
  const state = sqlState(error)
  if (!(error instanceof Error) || state === undefined) return null
  // XX001, XX002: data or an index is damaged. 58P01: a file
  // is missing, though it may belong to an extension.
  const isDamage = /^XX00[12]$/.test(state) || (state === '58P01' && /"(base|global)\//.test(error.message))
  return isDamage ? error.message : null
}

export function violates(error: unknown, constraint: string) {
  return sqlState(error)?.startsWith('23') === true && fieldOf(error, 'constraint_name') === constraint
}

/** Relies on the unique index, since only the index covers rows that are being written concurrently. */
export async function unlessTaken<T>(write: Promise<T>, constraint: string): Promise<T | 'taken'> {
  try {
    return await write
  } catch (error) {
    if (violates(error, constraint)) return 'taken'
    throw error
  }
}

export function isConnectionLoss(error: unknown) {
  const state = sqlState(error)
  // 08: connection failure. 57P01-57P05: the server is shutting
  // down, has crashed or is starting. 53300: too many connections.
  if (state) return state.startsWith('08') || /^57P0[1-5]$/.test(state) || state === '53300'
  return /^(CONNECT|ECONN|EPIPE|ETIMEDOUT|ENOENT|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)/.test(
    codeOf(error) ?? '',
  )
}
