/**
 * Which tests run:
 *
 * - `quick`, in `npm test`: for use while working. REST on the embedded engine only, one walk per machine in
 *   Chromium, and none of the slow files (`vitest.config.ts`).
 * - `all`, in `npm run test:all`, and when Vitest or Playwright is started by hand: what every change must
 *   pass.
 * - `deep`, in `npm run test:deep`: what a release must also pass. Tests that take long, or that compare times
 *   and so need a quiet machine, are in files named `*.deep.test.ts` and `*.deep.spec.ts`, or marked
 *   `runIf(isDeep)`.
 */
export const tier = process.env['PLAZA_TIER'] ?? 'all'
export const isDeep = tier === 'deep'
export const isQuick = tier === 'quick'
