import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Half a minute each, or small files that wait: where no earlier run tells, Vitest begins with the largest file, and with these late. */
const longest = /(safety|plainWords|publicity|slowCreation|listen)\.test\.ts$/

/** `npm run test:deep` runs what takes long or needs a quiet machine, `npm test` all else. */
const isDeep = process.env['PLAZA_DEEP'] === 'on'

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- no array's: it gives another one
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

export default defineConfig({
  // As Node itself resolves: with vitest's own `development` there would be two copies of graphql.
  ssr: { resolve: { conditions: ['node', 'module-sync', 'import', 'default'] } },
  test: {
    environment: 'node',
    // The last three run in both, deep with more requests and more kills.
    include: isDeep
      ? [
          'tests/**/*.deep.test.ts',
          'tests/**/fuzz.test.ts',
          'tests/**/plainWords.test.ts',
          'tests/**/safety.test.ts',
        ]
      : ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**', ...(isDeep ? [] : ['tests/**/*.deep.test.ts'])],
    // One more than there are cores: many tests wait for a process, a lock or a clock.
    maxWorkers: availableParallelism() + 1,
    // What is imported keeps no state of its own, and is read once a worker; what a test puts in place of a global goes with it.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    unstubGlobals: true,
    restoreMocks: true,
    // Long enough for a machine that is ten times slower: what is to be quick is measured where it matters.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/support/run/platform.ts'],
    // One PostgreSQL server and one migrated database of each engine for all files.
    globalSetup: ['tests/support/run/wholeRun.ts'],
  },
})
