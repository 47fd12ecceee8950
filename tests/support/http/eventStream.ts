import { setTimeout as sleep } from 'node:timers/promises'

export interface Message {
  id: string | null
  event: string
  data: unknown
}

/** A stream of server-sent events in a test's hand. */
export interface EventStream {
  messages: Message[]
  /** The last id, also one that came with a sign of life. */
  lastId: () => string | null
  /** Signs of life so far. */
  beats: () => number
  /** The message with this number once it is there; fails after five seconds. */
  at: (index: number) => Promise<Message>
  /** Resolves when the other side ends it. */
  ended: Promise<void>
  cancel: () => Promise<void>
}

/** Reads the body to its end; data that is JSON is parsed. */
export function readEvents(body: ReadableStream<Uint8Array>): EventStream {
  const messages: Message[] = []
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let lastId: string | null = null
  let beats = 0

  function take(block: string) {
    const lines = block.split('\n').filter((line) => line !== '')
    const of = (name: string) =>
      lines
        .find((line) => line.startsWith(`${name}:`))
        ?.slice(name.length + 1)
        .trim() ?? null
    lastId = of('id') ?? lastId
    const [event, data] = [of('event'), of('data')]
    if (event === null) beats += 1
    else messages.push({ id: of('id'), event, data: data ? (JSON.parse(data) as unknown) : null })
  }

  async function pump() {
    let rest = ''
    for (;;) {
      const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
      if (done) return
      const blocks = `${rest}${value ?? ''}`.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) take(block)
    }
  }

  return {
    messages,
    lastId: () => lastId,
    beats: () => beats,
    at: async (index) => {
      const deadline = Date.now() + 5000
      for (;;) {
        const message = messages[index]
        if (message) return message
        if (Date.now() > deadline)
          throw new Error(`message ${index} did not come: ${JSON.stringify(messages)}`)
        await sleep(5)
      }
    },
    ended: pump(),
    cancel: () => reader.cancel(),
  }
}
