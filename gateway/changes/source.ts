import { setTimeout as sleep } from 'node:timers/promises'
import { RestError } from '../rest/restError.ts'
import type { Feed } from './feed.ts'
import { Newest } from './newest.ts'

export type News<T> = { value: T } | { error: Error }

export interface Pace {
  pauseMs: number
  pollMs: number
  retryMs: number
  mostRetryMs: number
  /** A stream that is silent for this long counts as lost; the service sends a heartbeat every 15 s. */
  silenceMs: number
}

interface SourceOptions<T> {
  read: () => Promise<T>
  open: (signal: AbortSignal) => Promise<Feed | null>
  pace: Pace
  onOver: () => void
}

/**
 * Rereads the subject after each change that the service reports
 * and after a lost connection. Polls if there is no stream.
 */
export class ChangeSource<T> {
  readonly #options: SourceOptions<T>
  readonly #subscribers = new Set<Newest<News<T>>>()
  readonly #over = new AbortController()
  #last: { value: T; text: string } | null = null
  #readAt = -Infinity

  constructor(options: SourceOptions<T>) {
    this.#options = options
    void this.#run()
  }

  subscribe(onOver: () => void): Newest<News<T>> {
    const subscriber: Newest<News<T>> = new Newest(() => {
      this.#subscribers.delete(subscriber)
      onOver()
      if (this.#subscribers.size === 0) this.end()
    })
    this.#subscribers.add(subscriber)
    if (this.#last) subscriber.put({ value: this.#last.value })
    return subscriber
  }

  end(error?: Error) {
    if (this.#over.signal.aborted) return
    this.#over.abort()
    this.#options.onOver()
    for (const subscriber of this.#subscribers) {
      if (error) subscriber.put({ error })
      subscriber.end()
    }
  }

  async #run() {
    const { signal } = this.#over
    let failures = 0
    while (!signal.aborted) {
      const feed = await this.#options.open(signal).catch(() => undefined)
      if (feed === null) return await this.#poll()
      const isRead = await this.#refresh()
      if (feed && isRead) {
        failures = 0
        while ((await feed.next()) && (await this.#refresh()));
      }
      feed?.close()
      await this.#rest(this.#delay(failures))
      failures += 1
    }
  }

  async #poll() {
    let failures = 0
    while (!this.#over.signal.aborted) {
      failures = (await this.#refresh()) ? 0 : failures + 1
      const { pollMs } = this.#options.pace
      await this.#rest(failures === 0 ? jitter(pollMs) : Math.max(pollMs, this.#delay(failures)))
    }
  }

  #delay(failures: number) {
    const { retryMs, mostRetryMs } = this.#options.pace
    return jitter(Math.min(retryMs * 2 ** Math.min(failures, 20), mostRetryMs))
  }

  /**
   * Returns true if the read succeeded. A permanent failure, or
   * any failure of the first read, ends the source.
   */
  async #refresh(): Promise<boolean> {
    await this.#rest(this.#readAt + this.#options.pace.pauseMs - performance.now())
    if (this.#over.signal.aborted) return false
    this.#readAt = performance.now()
    try {
      const value = await this.#options.read()
      const text = JSON.stringify(value)
      if (text === this.#last?.text) return true
      this.#last = { value, text }
      for (const subscriber of this.#subscribers) subscriber.put({ value })
      return true
    } catch (error) {
      if (!this.#last || !mayPass(error)) this.end(error instanceof Error ? error : new Error(String(error)))
      return false
    }
  }

  async #rest(ms: number) {
    if (ms > 0) await sleep(ms, undefined, { signal: this.#over.signal }).catch(() => {})
  }
}

const mayPass = (error: unknown) =>
  error instanceof RestError && (error.code.startsWith('UPSTREAM_') || error.code === 'RATE_LIMITED')

/** Varies a pause by a fifth, so that sources do not all read at the same moment. */
const jitter = (ms: number) => ms * (0.8 + 0.4 * Math.random())
