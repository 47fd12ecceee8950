import { writeSync } from 'node:fs'

const patienceMs = 1000
const pauseMs = 10
const sleeper = new Int32Array(new SharedArrayBuffer(4))

/** Never throws: with a full disk or a closed pipe, log lines are lost, but requests do not fail. */
export function openOutput(fd: number): (text: string) => void {
  let lost = 0
  let isBroken = false

  return (text) => {
    // The last line may have been cut off in the middle.
    const prefix = lost > 0 ? `${isBroken ? '\n' : ''}${notice(lost)}` : ''
    const bytes = Buffer.from(prefix + text)
    const written = writeAll(fd, bytes, lost === 0 ? patienceMs : 0)
    if (written === bytes.length) lost = 0
    else {
      lost += 1
      isBroken ||= written > 0
    }
    if (lost === 0) isBroken = false
  }
}

const notice = (lost: number) => `{"level":40,"time":${Date.now()},"lost":${lost},"msg":"lines were lost"}\n`

function writeAll(fd: number, bytes: Buffer, patience: number): number {
  const until = performance.now() + patience
  let written = 0
  while (written < bytes.length) {
    try {
      written += writeSync(fd, bytes, written)
    } catch (error) {
      const isBehind = error instanceof Error && 'code' in error && error.code === 'EAGAIN'
      if (!isBehind || performance.now() > until) return written
      Atomics.wait(sleeper, 0, 0, pauseMs)
    }
  }
  return written
}
