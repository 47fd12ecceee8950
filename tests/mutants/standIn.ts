/**
 * Replaces Vitest in a judge. The walk files register their tests here, which then run one by one until the
 * first failure.
 */
export { expect, vi } from 'vitest'

type Run = (...given: never[]) => unknown
export interface RegisteredTest {
  name: string
  run: () => unknown
}

const registered: RegisteredTest[] = []

/** The tests registered since the last call. */
export const takeTests = () => registered.splice(0)

/** Registers a test for each row; a row that is a list is spread. */
const eachWith =
  (tell: (name: string, run: () => unknown) => void) =>
  (rows: readonly unknown[]) =>
  (name: string, run: Run): void => {
    for (const [at, row] of rows.entries()) {
      const given = (Array.isArray(row) ? row : [row]) as never[]
      tell(name === '%s' ? String(given[0]) : `${name} (${at + 1})`, () => run(...given))
    }
  }

const tellTest = (name: string, run: () => unknown): void => {
  registered.push({ name, run })
}
const tellGroup = (_name: string, tell: () => unknown): void => {
  tell()
}

export const test = Object.assign(tellTest, { each: eachWith(tellTest) })
export const describe = Object.assign(tellGroup, { each: eachWith(tellGroup) })

/** A walk with a mutant is not recorded for the page of charts. */
export const recordWalk = () => {}
