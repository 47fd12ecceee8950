import type { Logger } from 'pino'
import type { Database } from '../store/database/database.ts'
import { DatabaseUnavailable } from '../store/engine/errors.ts'
import type { Caller } from '../ports/caller.ts'
import { tryLater } from '../http/httpError.ts'
import { tooMany } from '../http/limits/limits.ts'
import { type Exposure, readExposures } from './changeQueries.ts'
import type { Topic } from '../ports/changes.ts'
import { findRoles } from '../account/sessions.ts'
import { isSample } from '../account/sampleAccounts.ts'
import { ChangeStream, type Ending, eventOf } from './stream.ts'

export interface FeedOptions {
  database: Database
  clock: () => Date
  log: Logger
  /** Milliseconds from a change to its report. Changes in between are reported with it, each topic once. */
  pause?: number
  /** Milliseconds between two heartbeats. Each heartbeat also rechecks the sessions. */
  beat?: number
  most?: { each: number; all: number }
  isPublic?: () => boolean
}

const channel = 'changes'
/** The maximum number of consecutive heartbeats without any notification, not even the feed's own. */
const mostUnheard = 2

/** Sends the changes made by any instance to each stream, limited to what its caller may see. */
export class ChangeFeed {
  readonly #options: Required<FeedOptions>
  readonly #streams = new Set<ChangeStream>()
  readonly #listeners = new Map<string, Set<ChangeStream>>()
  readonly #seats: number[] = []
  /** Topics with listeners that have changed and are not reported yet. */
  #changed = new Set<string>()
  #listening: Promise<() => Promise<void>> | null = null
  #beating: NodeJS.Timeout | undefined
  #unheard = 0
  /** Set until the reading that it starts has ended, so that readings do not overlap. */
  #waiting: NodeJS.Timeout | undefined
  #isClosed = false

  constructor(options: FeedOptions) {
    this.#options = {
      pause: 250,
      beat: 15_000,
      most: { each: 20, all: 1000 },
      isPublic: () => false,
      ...options,
    }
  }

  get size() {
    return this.#streams.size
  }

  /** Does not check whether the caller may listen to the topics. */
  async open(caller: Caller, topics: readonly Topic[]): Promise<ReadableStream> {
    const { beat, most } = this.#options
    if (this.#isClosed || this.#seats.length >= most.all) throw full()
    if (this.#seats.filter((id) => id === caller.id).length >= most.each) throw tooMany(60)
    this.#seats.push(caller.id)
    try {
      await this.#listen()
      if (this.#isClosed) throw full()
    } catch (error) {
      this.#giveUp(caller.id)
      throw error
    }
    const stream = new ChangeStream(caller, topics, () => this.#leave(stream))
    this.#streams.add(stream)
    for (const topic of [...topics, userTopic(caller)]) {
      const listeners = this.#listeners.get(topic) ?? new Set()
      this.#listeners.set(topic, listeners.add(stream))
    }
    this.#beating ??= setInterval(() => void this.#look(() => this.#beat()), beat).unref()
    return stream.body
  }

  close() {
    this.#isClosed = true
    for (const stream of this.#streams) this.#end(stream, 'restart')
    void this.#listening?.then((stop) => stop()).catch(() => {})
  }

  async #listen() {
    try {
      await (this.#listening ??= this.#options.database.listen(channel, (topic) => this.#hear(topic)))
    } catch (error) {
      this.#listening = null
      throw error
    }
  }

  #end(stream: ChangeStream, reason: Ending) {
    stream.end(reason)
    this.#leave(stream)
  }

  #leave(stream: ChangeStream) {
    if (!this.#streams.delete(stream)) return
    for (const topic of [...stream.topics, userTopic(stream.caller)]) this.#unsubscribe(stream, topic)
    this.#giveUp(stream.caller.id)
  }

  #unsubscribe(stream: ChangeStream, topic: string) {
    const listeners = this.#listeners.get(topic)
    listeners?.delete(stream)
    if (listeners?.size === 0) this.#listeners.delete(topic)
  }

  #giveUp(userId: number) {
    this.#seats.splice(this.#seats.indexOf(userId), 1)
    if (this.#seats.length > 0) return
    clearInterval(this.#beating)
    clearTimeout(this.#waiting)
    this.#beating = undefined
    this.#waiting = undefined
    this.#unheard = 0
    this.#changed.clear()
  }

  #hear(topic: string) {
    this.#unheard = 0
    if (topic === '') this.#suspectAll()
    else if (this.#listeners.has(topic)) this.#changed.add(topic)
    this.#wake(this.#options.pause)
  }

  /** For when notifications may have been lost, or a reading failed. */
  #suspectAll() {
    for (const topic of this.#listeners.keys()) this.#changed.add(topic)
  }

  #wake(ms: number) {
    if (this.#changed.size > 0) this.#waiting ??= setTimeout(() => void this.#read(), ms)
  }

  async #read() {
    const { pause, beat } = this.#options
    const changed = this.#changed
    this.#changed = new Set()
    const isRead = await this.#look(() => this.#tell(changed))
    if (!isRead) this.#suspectAll()
    this.#waiting = undefined
    this.#wake(isRead ? pause : beat / 3)
  }

  /** Returns false if the work failed. */
  async #look(work: () => Promise<void>): Promise<boolean> {
    try {
      await work()
      return true
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) {
        this.#options.log.error({ err: error }, 'the changes cannot be read')
      }
      return false
    }
  }

  #listenersOf(topics: Iterable<string>): Set<ChangeStream> {
    return new Set([...topics].flatMap((topic) => Array.from(this.#listeners.get(topic) ?? [])))
  }

  async #tell(changed: ReadonlySet<string>) {
    await this.#check(this.#listenersOf([...changed].filter((topic) => topic.startsWith('user:'))))
    // Before the reading: a stream that opens meanwhile may see what the reading does not.
    const streams = this.#listenersOf(changed)
    const ids = [...changed].flatMap((topic) => eventOf(topic) ?? [])
    const exposures =
      ids.length > 0 ? await readExposures(this.#options.database, ids) : new Map<number, Exposure>()
    for (const stream of streams) {
      const topics = [...stream.topics].filter((topic) => changed.has(topic))
      const gone = topics.filter((topic) => !isSeen(topic, stream.caller, exposures))
      stream.tell(topics, gone)
      for (const topic of gone) this.#unsubscribe(stream, topic)
    }
  }

  /**
   * A connection can be lost without an error. So the feed also notifies itself,
   * and reports every topic at each heartbeat while it does not hear that.
   */
  async #beat() {
    this.#unheard += 1
    if (this.#unheard > mostUnheard) {
      this.#suspectAll()
      this.#wake(0)
    }
    await this.#check(this.#streams)
    for (const stream of this.#streams) {
      if (!stream.beat()) this.#end(stream, 'stalled')
    }
    await this.#options.database.notify(channel, 'beat')
  }

  async #check(streams: ReadonlySet<ChangeStream>) {
    if (streams.size === 0) return
    const { database, clock, isPublic } = this.#options
    const checked = [...streams]
    const roles = await findRoles(
      database,
      checked.map(({ caller }) => caller.session_id),
      clock(),
    )
    for (const stream of checked) {
      const isBarred = isPublic() && isSample(stream.caller)
      const role = isBarred ? undefined : roles.get(stream.caller.session_id)
      if (role !== stream.caller.user_type) {
        this.#end(stream, role === undefined ? 'signedOut' : 'roleChanged')
      }
    }
  }
}

const full = () => tryLater(503, 'There are too many streams just now. Please try again later.', 5)

const userTopic = ({ id }: Caller) => `user:${id}`

function isSeen(topic: Topic, { id, user_type }: Caller, exposures: ReadonlyMap<number, Exposure>): boolean {
  const eventId = eventOf(topic)
  if (eventId === null) return true
  const event = exposures.get(eventId)
  return event !== undefined && (event.is_published || event.author_id === id || user_type === 'superadmin')
}
