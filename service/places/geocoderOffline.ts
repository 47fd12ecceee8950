import { type ChildProcess, fork } from 'node:child_process'
import type { Logger } from 'pino'
import type { Geocoder, GeocodingResult } from '../ports/geocoder.ts'

interface Answer {
  id: number
  results: GeocodingResult[]
}

const idle = 10 * 60_000

/** A process of its own (about 250 MB) reads the gazetteer with the first search, and is replaced when it dies. */
export function offlineGeocoder(log: Pick<Logger, 'error'>, idleMs = idle): Geocoder {
  const waiting = new Map<number, (results: GeocodingResult[]) => void>()
  let reader: ChildProcess | undefined
  let ending: NodeJS.Timeout | undefined
  let last = 0

  const settle = (id: number, results: GeocodingResult[]) => {
    waiting.get(id)?.(results)
    waiting.delete(id)
    if (waiting.size > 0) return
    reader?.unref()
    reader?.channel?.unref()
    ending = setTimeout(() => reader?.kill(), idleMs).unref()
  }

  const lose = (from: ChildProcess) => {
    if (reader !== from) return
    reader = undefined
    for (const id of waiting.keys()) settle(id, [])
  }

  const start = () => {
    const { PATH } = process.env
    const started = fork(new URL('./gazetteer/reader.ts', import.meta.url), { env: { PATH }, execArgv: [] })
    started.on('message', ({ id, results }: Answer) => settle(id, results))
    started.on('error', (err) => log.error({ err }, 'the gazetteer failed'))
    started.on('exit', (code) => {
      if (code !== null && code !== 0) log.error({ code }, 'the gazetteer ended')
      lose(started)
    })
    return started
  }

  return {
    search: (address) =>
      new Promise((resolve) => {
        clearTimeout(ending)
        reader ??= start()
        const asked = reader
        last += 1
        waiting.set(last, resolve)
        asked.ref()
        asked.channel?.ref()
        asked.send({ id: last, address }, (error) => {
          if (error) lose(asked)
        })
      }),
  }
}
