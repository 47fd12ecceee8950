import type { Caller } from '../ports/caller.ts'
import type { Topic } from '../ports/changes.ts'

export const eventOf = (topic: string): number | null =>
  topic.startsWith('event:') ? Number(topic.slice('event:'.length)) : null

export type Ending = 'signedOut' | 'roleChanged' | 'stalled' | 'restart'

/** The maximum number of consecutive heartbeats that a reader may leave unread. */
const mostUnread = 4

const encoder = new TextEncoder()

/** Does not queue changes: those of the same topic are merged until a slow reader reads again. */
export class ChangeStream {
  readonly caller: Caller
  readonly topics: Set<Topic>
  readonly body: ReadableStream<Uint8Array>
  readonly #changed = new Set<Topic>()
  readonly #gone = new Set<Topic>()
  #unread = 0
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null

  constructor(caller: Caller, topics: readonly Topic[], onClosed: () => void) {
    this.caller = caller
    this.topics = new Set(topics)
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller
        this.#write(event('open', { topics }))
      },
      pull: () => this.#flush(),
      cancel: () => {
        this.#controller = null
        onClosed()
      },
    })
  }

  /** A topic that both changed and disappeared is reported only as gone. */
  tell(changed: Iterable<Topic>, gone: Iterable<Topic>) {
    for (const topic of changed) this.#changed.add(topic)
    for (const topic of gone) {
      this.topics.delete(topic)
      this.#changed.delete(topic)
      this.#gone.add(topic)
    }
    this.#flush()
  }

  beat(): boolean {
    this.#unread = this.#isReady ? 0 : this.#unread + 1
    if (this.#isReady) this.#write(': alive\n\n')
    return this.#unread < mostUnread
  }

  end(reason: Ending) {
    const controller = this.#controller
    if (!controller) return
    this.#write(event('end', { reason }))
    this.#controller = null
    controller.close()
  }

  get #isReady() {
    return (this.#controller?.desiredSize ?? 0) > 0
  }

  #flush() {
    for (const [name, topics] of [
      ['changed', this.#changed],
      ['gone', this.#gone],
    ] as const) {
      if (topics.size === 0 || !this.#isReady) continue
      const reported = [...topics]
      topics.clear()
      this.#write(event(name, { topics: reported }))
    }
  }

  #write(text: string) {
    this.#controller?.enqueue(encoder.encode(text))
  }
}

const event = (name: string, data: object) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`
