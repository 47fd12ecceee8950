import { setTimeout as pause } from 'node:timers/promises'

/** Nothing else runs in this process for so many ms. */
export function block(milliseconds: number) {
  const until = performance.now() + milliseconds
  while (performance.now() < until);
}

/** Lets timers come that are late. */
export const turn = () => pause(0)
