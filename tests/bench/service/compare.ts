import type { Budget, Operation } from './operations.ts'
import type { Subject } from './subject.ts'

/** One operation on one size. Times in milliseconds. */
export interface Line {
  operation: string
  size: number
  found: number
  p50: number
  p99: number
  perSecond: number
  /** as a multiple of the bare statements. */
  toBare: number
  /** as a multiple of the smallest size. */
  toFirst: number
  /** Null on the smallest size, with which the others are compared. */
  isWithin: boolean | null
}

const growth: Record<Budget, number> = { flat: 1.5, counted: 1.5, overview: 2, write: 2 }
const warmUps = 3
/** Ratios compare the quicker calls: what else the machine does makes calls slower, never quicker. */
const quick = 0.2
const atOnce = 8

/** The value below which this part of the times lies. */
export const at = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

/**
 * Times one operation on every size, in turns, so that what else the machine does meanwhile falls on all of them alike.
 * The subjects come in order of size; `operations` holds the operation as each of them knows it.
 */
export async function compare(
  subjects: readonly Subject[],
  operations: readonly Operation[],
  rounds: number,
): Promise<Line[]> {
  const sides = subjects.flatMap((subject, index) => {
    const operation = operations[index]
    return operation
      ? [
          {
            subject,
            operation,
            calls: [] as number[],
            bare: [] as number[],
            looks: [] as number[],
            found: 0,
          },
        ]
      : []
  })
  for (const side of sides) side.found = await side.subject.found(side.operation)
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { subject, operation, calls, bare, looks } of sides) {
      const took = await subject.call(operation)
      const look = operation.budget === 'counted' ? await subject.lookingThrough() : 0
      if (round < 0) continue
      calls.push(took.call)
      bare.push(took.bare)
      looks.push(look)
    }
  }
  const first = at(sides[0]?.calls ?? [], quick)
  const lines: Line[] = []
  for (const [index, { subject, operation, calls, bare, looks, found }] of sides.entries()) {
    const p50 = at(calls, 0.5)
    const isRead = operation.method === 'GET'
    const mean = calls.reduce((sum, each) => sum + each, 0) / calls.length
    lines.push({
      operation: operation.name,
      size: subject.size,
      found,
      p50,
      p99: at(calls, 0.99),
      perSecond: isRead ? await subject.throughput(operation, atOnce, 2 * rounds) : 1000 / mean,
      toBare: at(calls, quick) / at(bare, quick),
      toFirst: at(calls, quick) / first,
      isWithin: index === 0 ? null : at(calls, quick) <= growth[operation.budget] * first + at(looks, quick),
    })
  }
  return lines
}
