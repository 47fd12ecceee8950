/**
 * True in `npm run test:deep`. Tests that take long, or that compare times and so need a quiet machine, run only
 * then: files named `*.deep.test.ts` and `*.deep.spec.ts`, and single tests with `runIf(isDeep)`.
 */
export const isDeep = process.env['PLAZA_DEEP'] === 'on'
