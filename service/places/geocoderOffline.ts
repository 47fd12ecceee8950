import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Geocoder, GeocodingResult } from '../ports/geocoder.ts'

interface Answer {
  id: number
  results: GeocodingResult[]
}

interface Options {
  log: Pick<Logger, 'error'>
  /** Where the index is written if the installation is read-only. */
  folder: string
  idleMs?: number
}

const minute = 60_000
const littleMemory = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 }

/**
 * The worker thread (about 40 MB) starts on demand, ends after an idle period, and is replaced if it fails.
 */
export function offlineGeocoder({ log, folder, idleMs = minute }: Options): Geocoder {
  const waiting = new Map<number, (results: GeocodingResult[]) => void>()
  let reader: Worker | undefined
  let ending: NodeJS.Timeout | undefined
  let last = 0

  const end = () => {
    void reader?.terminate()
    reader = undefined
  }

  const settle = (id: number, results: GeocodingResult[]) => {
    waiting.get(id)?.(results)
    waiting.delete(id)
    if (waiting.size > 0) return
    reader?.unref()
    ending = setTimeout(end, idleMs).unref()
  }

  const start = () => {
    const started = new Worker(new URL('./gazetteer/reader.ts', import.meta.url), {
      workerData: folder,
      resourceLimits: littleMemory,
      execArgv: [],
      env: { PATH: process.env['PATH'] },
    })
    started.on('message', ({ id, results }: Answer) => settle(id, results))
    started.on('error', (err) => log.error({ err }, 'the gazetteer failed'))
    started.on('exit', () => {
      if (reader !== started) return
      reader = undefined
      for (const id of waiting.keys()) settle(id, [])
    })
    return started
  }

  return {
    search: (address) =>
      new Promise((resolve) => {
        clearTimeout(ending)
        reader ??= start()
        last += 1
        waiting.set(last, resolve)
        reader.ref()
        reader.postMessage({ id: last, address })
      }),
  }
}
