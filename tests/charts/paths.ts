/**
 * `npm run paths -- --format json|markdown [MACHINE ...]` prints the paths of the machines, so that they can
 * be walked without our runner.
 */
import { models } from './models.ts'
import { pathsAsked } from './written.ts'

try {
  process.stdout.write(pathsAsked(process.argv.slice(2), models))
} catch (error) {
  process.stderr.write(`npm run paths: ${(error as Error).message}\n`)
  process.exitCode = 2
}
