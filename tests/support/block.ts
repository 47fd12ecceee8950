import { setTimeout as pause } from 'node:timers/promises'

/** Blocks this process for the given number of ms. */
export function block(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** Lets overdue timers run. */
export const turn = () => pause(0)
