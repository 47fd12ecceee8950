import { readFile } from 'node:fs/promises'
import type { Database } from '../../../service/store/database/database.ts'

const backends = 'select pid from pg_stat_activity where datname = current_database()'

/**
 * The CPU time of a call in ms: all threads of this process, and the database's own processes if it has any.
 */
export function processorsOf(database: Database) {
  let pids: number[] | null = null
  return async (call: () => Promise<unknown>): Promise<number> => {
    pids ??= database.engine === 'embedded' ? [] : await pidsOf(database)
    const before = await usedBy(pids)
    const own = process.cpuUsage()
    await call()
    const { user, system } = process.cpuUsage(own)
    return (user + system) / 1000 + (await usedBy(pids)) - before
  }
}

async function pidsOf(database: Database) {
  await Promise.all(Array.from({ length: 20 }, () => database.query('select pg_sleep(0.01)')))
  const { rows } = await database.query<{ pid: number }>(backends)
  return rows.map(({ pid }) => pid)
}

async function usedBy(pids: readonly number[]): Promise<number> {
  const texts = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/schedstat`, 'utf8')))
  return texts.reduce((sum, text) => sum + Number(text.split(' ')[0]) / 1e6, 0)
}
