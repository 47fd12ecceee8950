import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ByteBudget, type ByteLimits } from '../../../gateway/network/budget.ts'
import { Intake } from '../../../gateway/network/intake.ts'
import { TempFolder } from '../../../gateway/network/tempFolder.ts'

/** An intake that keeps its files in `folder`. */
export const testIntake = (folder = join(tmpdir(), 'plaza-test'), limits?: ByteLimits) =>
  new Intake(new ByteBudget(limits), new TempFolder(folder))
