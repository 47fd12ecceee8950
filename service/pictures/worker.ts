import { setPriority } from 'node:os'
import { inspect } from 'node:util'
import sharp from 'sharp'
import { encode } from './encode.ts'
import { Unfit } from './order.ts'
import type { FromPictureProcess, ToPictureProcess } from './pictureProcess.ts'

// The process in which pictures are opened and encoded, one at a time: whatever a hostile one does, it does it here, and
// the process can be ended. It gives way to the one that answers requests.

const processorCheck = 100

setPriority(5)
sharp.cache(false)
sharp.concurrency(1)

/** Also while a library is at work, for which an ordinary exit would wait. */
const end = () => void process.kill(process.pid, 'SIGKILL')
const tell = (message: FromPictureProcess) => void process.send?.(message)

// Ctrl-C reaches every process of a terminal; what is under way is finished, and the end comes with that of the parent.
process.on('SIGINT', () => {}).on('SIGTERM', () => {})
process.on('disconnect', end)

process.on('message', ({ order, processorSeconds }: ToPictureProcess) => {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1e6 > processorSeconds) tell({ is: 'late' })
  }, processorCheck)
  encode(order)
    .then(
      (image) => tell({ is: 'done', image }),
      (error: unknown) => {
        if (error instanceof Unfit) tell({ is: 'unfit', fault: error.fault, cause: inspect(error.cause) })
        else tell({ is: 'failed', cause: String(error) })
      },
    )
    .finally(() => clearInterval(watch))
})
