import { join } from 'node:path'
import type { Logger } from 'pino'
import type { Environment } from '../process/environment.ts'
import { ByteBudget, byteLimits } from './budget.ts'
import { Intake } from './intake.ts'
import { TempFolder } from './tempFolder.ts'

/** The intake of this process, after those before it have been tidied up. */
export async function openIntake(
  { dataDir, rateLimits }: Pick<Environment, 'dataDir' | 'rateLimits'>,
  log: Logger,
): Promise<Intake> {
  const folder = new TempFolder(join(dataDir, 'incoming'))
  await folder.sweep().catch((error: unknown) => {
    log.warn({ err: error }, 'unfinished uploads were not removed')
  })
  const address = rateLimits ? byteLimits.address : byteLimits.process
  return new Intake(new ByteBudget({ ...byteLimits, address }), folder)
}
