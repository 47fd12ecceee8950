import { startPostgres } from './postgres.ts'

/** Vitest's global set-up: one server for all test files, which find it in `TEST_DATABASE_URL`. */
export async function setup() {
  const server = await startPostgres()
  process.env['TEST_DATABASE_URL'] = server.url
  return () => server.stop()
}
