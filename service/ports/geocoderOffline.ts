import { Worker } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Geocoder, GeocodingResult } from './geocoder.ts'

interface Answer {
  id: number
  results: GeocodingResult[]
}

/** Milliseconds after which the gazetteer is read even if nobody has searched yet: first come the first pages. */
const warmUp = 1000

/**
 * The gazetteer of the world's places, without any network. A thread of its own (about 100 MB) reads it in one to three
 * seconds, with the first search or soon after `prepare`; from then on searches take milliseconds. A thread that dies is
 * replaced.
 */
export function offlineGeocoder(log: Pick<Logger, 'error'>): Geocoder {
  const waiting = new Map<number, (results: GeocodingResult[]) => void>()
  let worker: Worker | undefined
  let last = 0

  const settle = (id: number, results: GeocodingResult[]) => {
    waiting.get(id)?.(results)
    waiting.delete(id)
    // Only a search under way keeps the process alive.
    if (waiting.size === 0) worker?.unref()
  }

  const start = () => {
    const started = new Worker(new URL('./gazetteer/worker.ts', import.meta.url), {
      // Reading makes much short-lived text; with room for it the collector takes a third of the time.
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    })
    started.on('message', ({ id, results }: Answer) => settle(id, results))
    started.on('error', (err) => {
      log.error({ err }, 'the gazetteer failed')
      worker = undefined
      for (const id of waiting.keys()) settle(id, [])
    })
    return started
  }

  const warm = () => {
    if (worker) return
    worker = start()
    worker.unref()
  }

  return {
    prepare: () => void setTimeout(warm, warmUp).unref(),
    search: (address) =>
      new Promise((resolve) => {
        worker ??= start()
        last += 1
        waiting.set(last, resolve)
        worker.ref()
        worker.postMessage({ id: last, address })
      }),
  }
}
