import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Intake } from '../../../gateway/network/intake.ts'
import { TempFolder } from '../../../gateway/network/tempFolder.ts'

/** An intake that keeps its files in `folder`. */
export const testIntake = (folder = join(tmpdir(), 'plaza-test')) => new Intake(new TempFolder(folder))
