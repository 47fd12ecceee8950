import { readdirSync, readFileSync } from 'node:fs'

/** The process and all its current descendants, parents first. */
function treeOf(pid: number): number[] {
  try {
    const threads = readdirSync(`/proc/${pid}/task`)
    const children = threads.flatMap((thread) =>
      readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
    )
    return [pid, ...children.flatMap(treeOf)]
  } catch {
    return []
  }
}

function sum(pid: number, of: (pid: number) => number) {
  return treeOf(pid).reduce((total, each) => {
    try {
      return total + of(each)
    } catch {
      // The process has already ended.
      return total
    }
  }, 0)
}

/** In MB; memory shared by several processes counts once. */
export const memoryOf = (pid: number): number =>
  sum(pid, (each) => {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${each}/smaps_rollup`, 'utf8')) ?? []
    return Number(kilobytes ?? 0) / 1000
  })

/** Seconds of CPU time, including that of children that have ended. */
export const processorOf = (pid: number): number =>
  sum(pid, (each) => {
    const [, after = ''] = readFileSync(`/proc/${each}/stat`, 'utf8').split(') ')
    const ticks = after.split(' ').slice(11, 15).map(Number)
    return ticks.reduce((total, n) => total + n, 0) / 100
  })
