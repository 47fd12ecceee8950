import { statfs } from 'node:fs/promises'
import type { Embedded } from './embedded.ts'
import type { Log } from './log.ts'
import type { Pool } from './pool.ts'

export class Housekeeping {
  constructor(
    _engine: Embedded,
    _pool: Pool,
    _log: Log,
    _space?: () => Promise<{ free: number; total: number }>,
  ) {
    void statfs
  }
  async stop() {}
}
