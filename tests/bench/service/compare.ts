import type { Budget, Operation } from './operations.ts'
import type { Subject } from './subject.ts'

/** One operation on one size. Times are in ms. */
export interface Line {
  operation: string
  size: number
  found: number
  /** The CPU time of the service and the database. */
  cpu: number
  p50: number
  p99: number
  perSecond: number
  /** A multiple of the time of the bare statements. */
  toBare: number
  /** The CPU time, as a multiple of that for the smallest size. */
  toFirst: number
  /** Null if there is nothing to compare with. */
  isWithin: boolean | null
}

/** The maximum CPU time in ms for a list, and the maximum growth factor for other operations. */
const mostMs = { usual: 30, large: 250 }
const mostGrowth = 2
/** With more events than this, a database is large. */
const large = 100_000
const warmUps = 5
/** The share of the fastest calls that ratios compare: other load makes calls slower, never faster. */
const quick = 0.2
const atOnce = 8

/** The quantile of the times for this share. */
export const at = (times: readonly number[], part: number) =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

/**
 * Times each operation on every size, alternating between the sizes, so that other load on the machine
 * affects all sizes equally. The subjects come in order of size; `operations` has the operation for each of
 * them.
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
            cpu: [] as number[],
            bare: [] as number[],
            found: 0,
          },
        ]
      : []
  })
  for (const side of sides) {
    side.found = await side.subject.found(side.operation)
  }
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const { subject, operation, calls, cpu, bare } of sides) {
      const took = await subject.call(operation)
      if (round < 0) continue
      calls.push(took.call)
      cpu.push(took.cpu)
      bare.push(took.bare)
    }
  }
  const first = at(sides[0]?.cpu ?? [], quick)
  const lines: Line[] = []
  for (const [index, { subject, operation, calls, cpu, bare, found }] of sides.entries()) {
    const p50 = at(calls, 0.5)
    const isRead = operation.method === 'GET'
    const mean = calls.reduce((sum, each) => sum + each, 0) / calls.length
    lines.push({
      operation: operation.name,
      size: subject.size,
      found,
      cpu: at(cpu, quick),
      p50,
      p99: at(calls, 0.99),
      perSecond: isRead ? await subject.throughput(operation, atOnce, 2 * rounds) : 1000 / mean,
      toBare: at(calls, quick) / at(bare, quick),
      toFirst: at(cpu, quick) / first,
      isWithin: isWithin(operation.budget, subject.size, at(cpu, quick), index === 0 ? null : first),
    })
  }
  return lines
}

function isWithin(budget: Budget, size: number, cpu: number, first: number | null) {
  if (budget === 'search') return cpu <= mostMs.usual
  if (budget === 'list') return cpu <= (size > large ? mostMs.large : mostMs.usual)
  return first === null ? null : cpu <= mostGrowth * first
}
