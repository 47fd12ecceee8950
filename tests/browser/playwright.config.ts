import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { isDeep } from '../support/run/tier.ts'
import { chromiumArguments, findChromium } from '../support/run/chromium.ts'

const reports = join(import.meta.dirname, '../../reports')

const productHost = new URL(process.env['PLAZA_URL'] ?? 'http://localhost').hostname

export default defineConfig({
  testDir: join(import.meta.dirname, '..'),
  testMatch: ['browser/*/*.spec.ts', 'workflows/*/*/browser.spec.ts'],
  testIgnore: isDeep ? [] : '**/*.deep.spec.ts',
  outputDir: join(reports, 'browser'),
  globalSetup: './stage/wholeRun.ts',
  // One worker more than there are cores, because tests sometimes wait for a clock. With two more on two
  // cores, the same walks took a twelfth longer.
  workers: Math.min(availableParallelism() + 1, 4),
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can lose a click between two frames. Tests that pass only on a retry are listed and
  // counted (tests/support/run/reports.ts).
  retries: 1,
  // Each step has its own time limit. This one only has to let a walk of forty steps finish, even on a
  // machine that is ten times slower.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  // Reports JSON only if `tests/run.ts` sets a file for it; otherwise the JSON would fill the terminal.
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] ? [['line'], ['json']] : 'line',
  use: {
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
    timezoneId: process.env['PLAZA_ZONE'] ?? 'UTC',
    colorScheme: 'light',
    // Playwright does not see a service worker's requests, so it runs only in tests that need it, such as
    // tests/browser/line/offline.deep.spec.ts.
    serviceWorkers: 'block',
    actionTimeout: 15_000,
    // Recording a trace takes a third of the run time, so it is on only while debugging.
    trace: process.env['PLAZA_TRACE'] ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: await findChromium(),
      // Tests have no network access. The stand-in map is served to the page that shows it, so the frame of
      // the map must run in the process of that page.
      args: [
        ...chromiumArguments,
        // A walk is too short for optimized code: compiling it was a fifth of the renderer's work.
        '--js-flags=--no-opt,--no-maglev',
        `--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1, EXCLUDE ${productHost}`,
        '--disable-site-isolation-trials',
      ],
    },
  },
})
