import { createParser } from 'eventsource-parser'
import type { RestFetch } from '../rest/restFetch.ts'
import type { RestOptions } from '../rest/client.ts'
import { upstream } from '../rest/refusal.ts'

interface FeedOptions extends Pick<RestOptions, 'baseUrl' | 'token' | 'requestId' | 'caller'> {
  fetch: RestFetch
  timeoutMs: number
  silenceMs: number
}

export interface Feed {
  /** Resolves to true on each change, and to false once the stream has ended for any reason. */
  next: () => Promise<boolean>
  close: () => void
}

/**
 * Listens to a topic of `/common/changes/`. Returns null if the service has no such stream; the caller then
 * polls. Throws if a later attempt may succeed.
 */
export async function openFeed(
  topic: string,
  options: FeedOptions,
  signal: AbortSignal,
): Promise<Feed | null> {
  const { baseUrl, fetch, token, requestId, caller, timeoutMs, silenceMs } = options
  const giveUp = new AbortController()
  const over = AbortSignal.any([signal, giveUp.signal])
  const late = setTimeout(() => giveUp.abort(), timeoutMs)
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
      over,
    )
    const { status, headers, body } = response
    const isStream = headers.get('content-type')?.startsWith('text/event-stream')
    if (status === 200 && isStream && body) return reader(body, silenceMs, giveUp, over)
    await body?.cancel()
    if (status === 429 || status >= 500) throw upstream('UPSTREAM_UNAVAILABLE', `status ${status}`)
    return null
  } finally {
    clearTimeout(late)
  }
}

const longestEvent = 10_000

/**
 * The stream's events carry no data: after each one but `open`, the gateway reads the current state.
 */
function reader(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
  giveUp: AbortController,
  over: AbortSignal,
): Feed {
  const chunks = body.getReader()
  const decoder = new TextDecoder()
  let isNews = false
  const parser = createParser({
    onEvent: ({ event }) => {
      isNews ||= event !== 'open'
    },
    onError: ({ type }) => {
      if (type === 'max-buffer-size-exceeded') close()
    },
    maxBufferSize: longestEvent,
  })
  const close = () => {
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
  over.addEventListener('abort', close, { once: true })
  return { next, close }
}
