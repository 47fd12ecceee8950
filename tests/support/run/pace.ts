import { availableParallelism, loadavg } from 'node:os'

/** The shortest time of `work` in ms on a machine that easily meets the tests' time limits. */
const usual = 2.5
const rounds = 10

/** Strings, a map and a sort: a mix typical of Plaza's code. */
function work() {
  const counts = new Map<string, number>()
  for (let at = 0; at < 20_000; at += 1) {
    const word = `word ${(at * 7919) % 5003}`
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts.keys()].toSorted()
}

/**
 * How many times slower than usual this machine is, at least 1. Uses the fastest of many rounds, so that
 * other load has little influence.
 */
export function slowness(): number {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    work()
    best = Math.min(best, performance.now() - began)
  }
  return Math.max(1, best / usual)
}

/**
 * How many times longer than usual a single piece of work may take on this machine under its present load.
 */
export const crowding = () => slowness() * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
