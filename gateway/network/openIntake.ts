import { join } from 'node:path'
import type { Logger } from 'pino'
import { ByteBudget, byteLimits } from './budget.ts'
import { Intake } from './intake.ts'
import { TempFolder } from './tempFolder.ts'

export async function openIntake(
  { dataDir, rateLimits }: { dataDir: string; rateLimits: boolean },
  log: Logger,
): Promise<Intake> {
  const folder = new TempFolder(join(dataDir, 'incoming'))
  const fault = await folder.sweep().catch((error: unknown) => error)
  await folder.probe(dataDir)
  if (fault !== undefined) log.warn({ err: fault }, 'unfinished uploads were not removed')
  const address = rateLimits ? byteLimits.address : byteLimits.process
  return new Intake(new ByteBudget({ ...byteLimits, address }), folder)
}
