import { defineConfig } from 'vitest/config'

/** The tests that run in Node: all but the browser's. */
export default defineConfig({ test: { include: ['tests/**/*.test.ts'] } })
