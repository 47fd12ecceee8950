import { availableParallelism, loadavg } from 'node:os'

/** ms that the work takes, at its best, on a machine on which the bounds of the tests hold by far. */
const usual = 2.5
const rounds = 10

/** Words, a map and a sort: what most of our code does. */
function work() {
  const counts = new Map<string, number>()
  for (let at = 0; at < 20_000; at += 1) {
    const word = `word ${(at * 7919) % 5003}`
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts.keys()].toSorted()
}

/** How many times as long as usual this machine takes, at least 1, whatever runs beside: as the best of many rounds has it. */
export function slowness(): number {
  let best = Infinity
  for (let round = 0; round < rounds; round += 1) {
    const began = performance.now()
    work()
    best = Math.min(best, performance.now() - began)
  }
  return Math.max(1, best / usual)
}

/** How many times as long as usual something may take that is done once, on this machine and beside all that runs on it. */
export const crowding = () => slowness() * Math.max(1, (loadavg()[0] ?? 0) / availableParallelism())
