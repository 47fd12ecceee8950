import { createParser } from 'eventsource-parser'
import type { Caller, RestFetch } from '../rest/ask.ts'
import { upstream } from '../rest/refusal.ts'

export interface FeedOptions {
  baseUrl: string
  fetch: RestFetch
  token: string
  requestId: string
  caller: Caller
  timeoutMs: number
  /** Milliseconds of silence after which it counts as lost; the service says something every 15 s. */
  silenceMs: number
}

export interface Feed {
  /** True for news; false once the stream is over, however it ended. */
  next: () => Promise<boolean>
  close: () => void
}

/** Listens to a topic of the service's `/common/changes/`. Null: it has none, so that only asking again and again is left. */
export async function openFeed(
  topic: string,
  options: FeedOptions,
  signal: AbortSignal,
): Promise<Feed | null> {
  const { baseUrl, fetch, token, requestId, caller, timeoutMs, silenceMs } = options
  const giveUp = new AbortController()
  const abort = () => giveUp.abort()
  signal.addEventListener('abort', abort, { once: true })
  const late = setTimeout(abort, timeoutMs)
  try {
    const response = await fetch(
      new Request(`${baseUrl}/common/changes/?topics=${encodeURIComponent(topic)}`, {
        redirect: 'manual',
        headers: {
          accept: 'text/event-stream',
          authorization: `Bearer ${token}`,
          'x-passive': '1',
          'x-request-id': requestId,
        },
      }),
      caller,
      giveUp.signal,
    )
    const { status, headers, body } = response
    const isStream = headers.get('content-type')?.startsWith('text/event-stream')
    if (status === 200 && isStream && body) {
      return reader(body, silenceMs, giveUp, () => signal.removeEventListener('abort', abort))
    }
    await body?.cancel()
    if (status === 429 || status >= 500) throw upstream('UPSTREAM_UNAVAILABLE', `status ${status}`)
    return null
  } finally {
    clearTimeout(late)
  }
}

/** Characters of an event that may be waiting for its end; ours has fewer than a hundred. */
const longestEvent = 10_000

/** What is said does not matter here, only that something is: whoever asks the service then hears what holds now. */
function reader(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
  giveUp: AbortController,
  onClosed: () => void,
): Feed {
  const chunks = body.getReader()
  const decoder = new TextDecoder()
  let isNews = false
  const parser = createParser({
    // `open` only greets.
    onEvent: ({ event }) => {
      isNews ||= event !== 'open'
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') close()
    },
    maxBufferSize: longestEvent,
  })
  const close = () => {
    onClosed()
    giveUp.abort()
    chunks.cancel().catch(() => {})
  }

  async function next(): Promise<boolean> {
    for (;;) {
      const silent = setTimeout(close, silenceMs)
      const { done, value } = await chunks
        .read()
        .catch(() => ({ done: true, value: undefined }))
        .finally(() => clearTimeout(silent))
      if (done || !value) {
        close()
        return false
      }
      isNews = false
      parser.feed(decoder.decode(value, { stream: true }))
      if (isNews) return true
    }
  }
  giveUp.signal.addEventListener('abort', close, { once: true })
  return { next, close }
}
