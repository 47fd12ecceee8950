import type { Caller, RestFetch } from '../rest/client.ts'
import { upstream } from '../rest/refusal.ts'

export interface FeedOptions {
  /** Where `/common` is, without a slash at its end. */
  baseUrl: string
  fetch: RestFetch
  token: string
  requestId: string
  caller: Caller
  /** Milliseconds until the stream has begun. */
  timeoutMs: number
  /** Milliseconds of silence after which it counts as lost; the service says something every 15 s. */
  silenceMs: number
}

/** A service's word that a topic has changed, each time it does. */
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
      return reading(body, silenceMs, giveUp, () => signal.removeEventListener('abort', abort))
    }
    await body?.cancel()
    if (status === 429 || status >= 500) throw upstream('UPSTREAM_UNAVAILABLE', `status ${status}`)
    return null
  } finally {
    clearTimeout(late)
  }
}

/** Characters of a line whose end has not come yet that are kept: enough to know what it is. */
const longestStart = 100

/** What is said does not matter here, only that something is: whoever asks the service then hears what holds now. */
function reading(
  body: ReadableStream<Uint8Array>,
  silenceMs: number,
  giveUp: AbortController,
  onClosed: () => void,
): Feed {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  let name = ''
  const close = () => {
    onClosed()
    giveUp.abort()
    reader.cancel().catch(() => {})
  }

  /** Whether a chunk brings news: comments are signs of life, and `open` only greets. */
  function brings(chunk: Uint8Array): boolean {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n')
    rest = (lines.pop() ?? '').slice(0, longestStart)
    let isNews = false
    for (const line of lines.map((each) => each.trimEnd())) {
      if (line === '') name = ''
      else if (line.startsWith('event:')) name = line.slice('event:'.length).trim()
      else if (line.startsWith('data:')) isNews ||= name !== 'open'
    }
    return isNews
  }

  async function next(): Promise<boolean> {
    for (;;) {
      const silent = setTimeout(close, silenceMs)
      const { done, value } = await reader
        .read()
        .catch(() => ({ done: true, value: undefined }))
        .finally(() => clearTimeout(silent))
      if (done || !value) {
        close()
        return false
      }
      if (brings(value)) return true
    }
  }
  giveUp.signal.addEventListener('abort', close, { once: true })
  return { next, close }
}
