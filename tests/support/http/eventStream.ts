import { createParser } from 'eventsource-parser'
import { setTimeout as sleep } from 'node:timers/promises'

export interface Message {
  event: string
  data: unknown
}

/** A stream of server-sent events, in a form that suits tests. */
export interface EventStream {
  messages: Message[]
  /** The number of heartbeats so far. */
  beats: () => number
  /** Waits for the message with this index; fails after five seconds. */
  at: (index: number) => Promise<Message>
  /** Resolves when the server ends the stream. */
  ended: Promise<void>
  cancel: () => Promise<void>
}

/** Reads the body to its end, and parses data that is JSON. */
export function readEvents(body: ReadableStream<Uint8Array>): EventStream {
  const messages: Message[] = []
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let beats = 0

  const parser = createParser({
    onComment: () => {
      beats += 1
    },
    onEvent: ({ event = '', data }) =>
      messages.push({ event, data: data === '' ? null : (JSON.parse(data) as unknown) }),
  })

  return {
    messages,
    beats: () => beats,
    at: (index) => messageAt(messages, index),
    ended: pump(reader, (text) => parser.feed(text)),
    cancel: () => reader.cancel(),
  }
}

async function pump(reader: ReadableStreamDefaultReader<string>, feed: (text: string) => void) {
  for (;;) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
    if (done) return
    feed(value ?? '')
  }
}

async function messageAt(messages: readonly Message[], index: number): Promise<Message> {
  const deadline = Date.now() + 5000
  for (;;) {
    const message = messages[index]
    if (message) return message
    if (Date.now() > deadline) throw new Error(`message ${index} did not come: ${JSON.stringify(messages)}`)
    await sleep(5)
  }
}
