import type { Caller } from '../ports/caller.ts'
import type { Position, Topic } from '../ports/changes.ts'

export const eventOf = (topic: Topic): number | null =>
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
  #position: Position
  #unread = 0
  #controller: ReadableStreamDefaultController<Uint8Array> | null = null

  constructor(caller: Caller, topics: readonly Topic[], position: Position, onClosed: () => void) {
    this.caller = caller
    this.topics = new Set(topics)
    this.#position = position
    this.body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#controller = controller
        this.#write(event('open', { topics }, position))
      },
      pull: () => this.#flush(),
      cancel: () => {
        this.#controller = null
        onClosed()
      },
    })
  }

  /** A topic that both changed and disappeared is reported only as gone. */
  tell(changed: Iterable<Topic>, gone: Iterable<Topic>, position: Position) {
    this.#position = position
    for (const topic of changed) if (this.topics.has(topic)) this.#changed.add(topic)
    for (const topic of gone) {
      if (!this.topics.delete(topic)) continue
      this.#changed.delete(topic)
      this.#gone.add(topic)
    }
    this.#flush()
  }

  beat(position: Position): boolean {
    this.#position = position
    this.#unread = this.#isReady ? 0 : this.#unread + 1
    if (this.#isReady) this.#write(`: alive\nid: ${idOf(position)}\n\n`)
    return this.#unread < mostUnread
  }

  end(reason: Ending) {
    const controller = this.#controller
    if (!controller) return
    this.#write(event('end', { reason }, this.#position))
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
      this.#write(event(name, { topics: reported }, this.#position))
    }
  }

  #write(text: string) {
    this.#controller?.enqueue(encoder.encode(text))
  }
}

const idOf = ({ xid, at }: Position) => `${xid}-${at}`

export function positionOf(id: string): Position | null {
  const [, xid, at] = /^(\d{1,15})-(\d{1,15})$/.exec(id) ?? []
  return xid === undefined || at === undefined ? null : { xid: Number(xid), at: Number(at) }
}

const event = (name: string, data: object, position: Position) =>
  `id: ${idOf(position)}\nevent: ${name}\ndata: ${JSON.stringify(data)}\n\n`
