import { availableParallelism, loadavg } from 'node:os'

/** ms that the work takes, at best, on a machine that is easily fast enough for the bounds of the tests. */
const usual = 2.5
const rounds = 10

/** Words, a map and a sort, as in most of Plaza's code. */
function work() {
  const counts = new Map<string, number>()
  for (let at = 0; at < 20_000; at += 1) {
    const word = `word ${(at * 7919) % 5003}`
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts.keys()].toSorted()
}

/** How many times as long as usual this machine takes, at least 1. The best of many rounds counts, so that other work does not. */
export function slowness(): number {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    work()
    best = Math.min(best, performance.now() - began)
  }
  return Math.max(1, best / usual)
}

/** How many times as long as usual a single piece of work may take, on this machine and with all its other work. */
export const crowding = () => slowness() * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
