/** Takes Vitest's place in a judge: the files of walks tell their tests to this, which runs them one by one and stops at the first that fails. */
export { expect, vi } from 'vitest'

type Run = (...given: never[]) => unknown
export interface Told {
  name: string
  run: () => unknown
}

const told: Told[] = []

/** The tests that have been told since this was called last. */
export const takeTests = () => told.splice(0)

export const describe = (_name: string, tell: () => void) => tell()

export const test = Object.assign((name: string, run: () => unknown) => told.push({ name, run }), {
  each:
    (rows: readonly unknown[]) =>
    (name: string, run: Run): void => {
      for (const [at, row] of rows.entries()) {
        const given = (Array.isArray(row) ? row : [row]) as never[]
        const shown = name === '%s' ? String(given[0]) : `${name} (${at + 1})`
        told.push({ name: shown, run: () => run(...given) })
      }
    },
})

/** Nothing that a mutant walked is for the page of charts. */
export const recordWalk = () => {}
