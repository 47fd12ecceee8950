import { flushCompileCache } from 'node:module'
import { setPriority } from 'node:os'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { drawCard } from './card/drawCard.ts'
import { encode } from './encode.ts'
import { Unfit } from './order.ts'
import type { FromPictureProcess, ToPictureProcess } from './pictureProcess.ts'

const processorCheck = 100

setPriority(5)
sharp.cache(false)
sharp.concurrency(1)

/** Kills the process, since a normal exit would wait for a library that is still running. */
const end = () => void process.kill(process.pid, 'SIGKILL')
const tell = (message: FromPictureProcess) => void process.send?.(message)

// Ctrl-C reaches every process of a terminal, but this process must end only with its parent.
process.on('SIGINT', () => {}).on('SIGTERM', () => {})
process.on('disconnect', end)

process.on('message', ({ order, processorSeconds }: ToPictureProcess) => {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1e6 > processorSeconds) tell({ is: 'late' })
  }, processorCheck)
  const work = 'when' in order ? drawCard(order) : encode(order)
  work
    .then(
      (made) => tell({ is: 'done', made }),
      (error: unknown) => {
        if (error instanceof Unfit) tell({ is: 'unfit', fault: error.fault, cause: inspect(error.cause) })
        else tell({ is: 'failed', cause: String(error) })
      },
    )
    .finally(() => clearInterval(watch))
})

// Node writes this cache only on a normal exit, and this process is killed.
flushCompileCache()
