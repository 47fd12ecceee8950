import { isMirrored } from '../words/language.ts'

/**
 * The index to which an arrow key, Home or End moves the focus in a group of controls with a single tab stop;
 * undefined for any other key.
 */
export function targetOf(key: string, from: number, count: number): number | undefined {
  const [on, back] = isMirrored() ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft']
  if (key === on || key === 'ArrowDown') return (from + 1) % count
  if (key === back || key === 'ArrowUp') return (from + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : undefined
}
