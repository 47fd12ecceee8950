import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ByteBudget, type ByteLimits } from '../../../service/intake/budget.ts'
import { Intake } from '../../../service/intake/intake.ts'
import { TempFolder } from '../../../service/intake/tempFolder.ts'

/** An intake with files in `folder`. */
export const testIntake = (folder = join(tmpdir(), 'plaza-test'), limits?: ByteLimits) =>
  new Intake(new ByteBudget(limits), new TempFolder(folder))
