import { globSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../../service/store/database/database.ts'
import { pack } from '../../../service/store/engine/disk/template.ts'
import { freshDatabase, startPostgres } from '../database/postgres.ts'

/**
 * Vitest's global set-up: one database server for all test files, at `TEST_DATABASE_URL`, and a migrated
 * database for each engine, which the test files copy. `TEST_DATABASE_TEMPLATE` names the server's,
 * `TEST_DATA_DIR` is the folder of the embedded one, and `TEST_ARCHIVE` has the same content for in-memory
 * databases.
 */
export async function setup() {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-migrated-'))
  const server = await startPostgres()
  process.env['TEST_DATABASE_URL'] = server.url
  const stop = async () => {
    rmSync(folder, { recursive: true, force: true })
    await server.stop()
  }
  try {
    const dataDir = join(folder, 'data')
    const archive = join(folder, 'migrated.tar')
    const [template] = await Promise.all([migratedDatabase(server.url), makeMigrated(dataDir, archive)])
    process.env['TEST_DATABASE_TEMPLATE'] = template
    process.env['TEST_DATA_DIR'] = dataDir
    process.env['TEST_ARCHIVE'] = archive
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}

async function migratedDatabase(url: string) {
  const databaseUrl = await freshDatabase(url)
  const database = await openDatabase({ dataDir: '', databaseUrl })
  await database.close()
  return new URL(databaseUrl).pathname.slice(1)
}

const pageBytes = 8192

async function makeMigrated(dataDir: string, archive: string) {
  const database = await openDatabase({ dataDir })
  await database.close()
  const files = join(dataDir, 'database')
  slim(files)
  writeFileSync(archive, await pack(files))
}

/**
 * Removes the half of an archive that no copy needs: PostgreSQL's own two templates, and the unwritten part
 * of the log.
 */
function slim(files: string) {
  for (const template of ['1', '4']) rmSync(join(files, 'base', template), { recursive: true })
  for (const log of globSync(join(files, 'pg_wal', '0*'))) {
    const written = readFileSync(log).findLastIndex((byte) => byte !== 0) + 1
    truncateSync(log, Math.ceil(written / pageBytes) * pageBytes)
  }
}
