import { Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import { tryLater } from '../../http/httpError.ts'
import { isMemoryShort } from '../../ports/memory.ts'
import type { FromReader, Read, ToReader } from './reading/reader.ts'

/** In ms, from when the thread is ready. */
const patience = 2000
/** In ms, for the start of a thread on a busy machine. */
const startPatience = 20_000
const memory = { maxOldGenerationSizeMb: 160, maxYoungGenerationSizeMb: 32, stackSizeMb: 2 }
const mostWaiting = 20
const atOnce = pLimit(isMemoryShort() ? 1 : 2)

/** The thread ran out of time or memory, or failed. */
export class NotRead extends Error {
  override readonly name = 'NotRead'
}

/**
 * Reads a file or a page in a thread that is ended when it takes too long, since any text may come from
 * anywhere. Throws `NotRead`.
 */
export async function readInThread(source: ToReader): Promise<Read> {
  if (atOnce.pendingCount >= mostWaiting) {
    throw tryLater(503, 'Too many calendars are being read just now. Please try again.', 5)
  }
  return await atOnce(() => readAlone(source))
}

async function readAlone(source: ToReader): Promise<Read> {
  const { promise, resolve, reject } = Promise.withResolvers<Read>()
  const reader = new Worker(new URL('./reading/reader.ts', import.meta.url), {
    resourceLimits: memory,
    execArgv: [],
    env: { PATH: process.env['PATH'] },
  })
  const give = () => reject(new NotRead('the calendar took too long'))
  let timer = setTimeout(give, startPatience)
  reader
    .on('message', (message: FromReader) => {
      if (message !== 'ready') return resolve(message)
      clearTimeout(timer)
      timer = setTimeout(give, patience)
      return reader.postMessage(source)
    })
    .on('error', (cause) => reject(new NotRead('the calendar could not be read', { cause })))
    .on('exit', () => reject(new NotRead('the reader ended')))
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    await reader.terminate()
  }
}
