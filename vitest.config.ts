import { defineConfig } from 'vitest/config'

export default defineConfig({
  // As Node itself resolves: with vitest's own `development` there would be two copies of graphql.
  ssr: { resolve: { conditions: ['node', 'module-sync', 'import', 'default'] } },
  test: {
    environment: 'node',
    include: ['tests/**/*.test.ts'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    maxWorkers: 2,
    // Long enough for a machine that is ten times slower: what is to be quick is measured where it matters.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 20_000 } },
    // One PostgreSQL server and one migrated database of each engine for all files.
    globalSetup: ['tests/support/run/wholeRun.ts'],
  },
})
