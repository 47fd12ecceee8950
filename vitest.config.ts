import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { isDeep, isQuick } from './tests/support/run/tier.ts'

/**
 * Tests that take half a minute, or that mostly wait although their file is small. Without timings from an
 * earlier run, Vitest starts the largest files first and would start these too late.
 */
const longest = /(safety|plainWords|publicity|slowCreation|listen)\.test\.ts$/

/** Files that run in both modes; deep mode adds rounds or whole tests. */
const inBoth = ['fuzz', 'plainWords', 'safety', 'backup', 'geocoder', 'account/alike'].map(
  (name) => `tests/**/${name}.test.ts`,
)

/**
 * Files that the quick tier skips, because they start processes or workers, encode pictures, wait for clocks, or
 * send random requests.
 */
const slow = [
  'tests/service/{engine,process,pictures}/**',
  'tests/service/database/{backup,counters,countersSchedule,plainWords}.test.ts',
  'tests/service/database/statements/**',
  'tests/service/account/superadminCommand.test.ts',
  'tests/service/events/import/{hostile,import,web}.test.ts',
  'tests/service/favorites/feed.test.ts',
  'tests/gateway/http/{faults,halfUploads,publicity,unasked}.test.ts',
  'tests/gateway/events/slowCreation.test.ts',
  'tests/**/fuzz.test.ts',
  'tests/{charts,mutants,supply}/**',
]

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    // oxlint-disable-next-line unicorn/no-array-sort -- not `Array.prototype.sort`: it returns a new list
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId)
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}

export default defineConfig({
  // Resolves like Node. With Vitest's own `development` condition, there would be two copies of graphql.
  ssr: { resolve: { conditions: ['node', 'module-sync', 'import', 'default'] } },
  test: {
    environment: 'node',
    include: isDeep ? ['tests/**/*.deep.test.ts', ...inBoth] : ['tests/**/*.test.ts'],
    exclude: [
      'tests/browser/**',
      'node_modules/**',
      ...(isDeep ? [] : ['tests/**/*.deep.test.ts']),
      ...(isQuick ? slow : []),
    ],
    // The quick tier tests REST only on the embedded engine.
    ...(isQuick ? { testNamePattern: /^(?!.* on postgres)/ } : {}),
    // One more than the number of cores, since many tests wait for a process, a lock or a clock.
    maxWorkers: availableParallelism() + 1,
    // Modules do not keep state, so each worker imports them only once. Replaced globals are restored after
    // each test.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    unstubGlobals: true,
    restoreMocks: true,
    // Long enough for a machine that is ten times slower. Performance is measured elsewhere.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    setupFiles: ['tests/support/run/platform.ts'],
    // Starts one PostgreSQL server, and prepares one migrated database per engine, for all files.
    globalSetup: ['tests/support/run/wholeRun.ts'],
  },
})
