import type { Logger } from 'pino'
import type { Database } from '../store/database/database.ts'
import { DatabaseUnavailable } from '../store/engine/errors.ts'
import type { Caller } from '../ports/caller.ts'
import { tryLater } from '../http/httpError.ts'
import { tooMany } from '../http/limits/limits.ts'
import { type Change, currentPosition, type Exposure, readChanges, readExposures } from './changeQueries.ts'
import type { Position, Topic } from '../ports/changes.ts'
import { findRoles } from '../account/sessions.ts'
import { isSample } from '../account/sampleAccounts.ts'
import { ChangeStream, type Ending, eventOf } from './stream.ts'

export interface FeedOptions {
  database: Database
  clock: () => Date
  log: Logger
  /** Milliseconds between two reads. Repeated changes in between are reported once. */
  pause?: number
  /** Milliseconds between two heartbeats. Each heartbeat also rechecks the sessions. */
  beat?: number
  most?: { each: number; all: number }
  isPublic?: () => boolean
}

/** Ticks per heartbeat: the last one sends it, the others read changes, in case a notification was lost. */
const looksPerBeat = 3

/** Sends the changes made by any instance to each stream, limited to what its caller may see. */
export class ChangeFeed {
  readonly #options: Required<FeedOptions>
  readonly #streams = new Set<ChangeStream>()
  readonly #seats: number[] = []
  #position: Position = { xid: 0, at: 0 }
  /** Ids of reported changes that the next read may return again. */
  #reported = new Set<number>()
  #beginning: Promise<void> | null = null
  #stopListening: (() => Promise<void>) | null = null
  #ticking: NodeJS.Timeout | undefined
  #ticks = 0
  #waiting: NodeJS.Timeout | undefined
  #reading: Promise<void> | null = null
  #readAt = -Infinity
  #isWoken = false
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
  async open(caller: Caller, topics: readonly Topic[], since: Position | null): Promise<ReadableStream> {
    const { each, all } = this.#options.most
    if (this.#isClosed || this.#seats.length >= all) throw full()
    if (this.#seats.filter((id) => id === caller.id).length >= each) throw tooMany(60)
    this.#seats.push(caller.id)
    try {
      await (this.#beginning ??= this.#begin())
    } catch (error) {
      this.#giveUp(caller.id)
      throw error
    }
    const stream = new ChangeStream(caller, topics, this.#position, () => this.#leave(stream))
    this.#streams.add(stream)
    try {
      if (since) {
        const { changes } = await readChanges(this.#options.database, since)
        stream.tell(changes ? topicsOf(changes) : topics, [], this.#position)
      }
      if (this.#isClosed) throw full()
      return stream.body
    } catch (error) {
      this.#leave(stream)
      throw error
    }
  }

  close() {
    this.#isClosed = true
    for (const stream of this.#streams) this.#end(stream, 'restart')
    void this.#stopListening?.().catch(() => {})
  }

  async #begin() {
    const { database, beat } = this.#options
    try {
      // Otherwise, a read that began for earlier listeners would overwrite the position.
      await this.#reading
      this.#stopListening ??= await database.listen('changes', () => this.#wake())
      this.#position = await currentPosition(database)
      // A transaction that is still open holds the position back, possibly to before changes that were made
      // while nobody was listening. Mark those as reported.
      const { changes } = await readChanges(database, this.#position)
      this.#reported = new Set(changes?.map(({ id }) => id))
    } catch (error) {
      this.#beginning = null
      throw error
    }
    this.#ticking = setInterval(() => this.#tick(), beat / looksPerBeat).unref()
  }

  #end(stream: ChangeStream, reason: Ending) {
    stream.end(reason)
    this.#leave(stream)
  }

  #leave(stream: ChangeStream) {
    if (this.#streams.delete(stream)) this.#giveUp(stream.caller.id)
  }

  #giveUp(userId: number) {
    this.#seats.splice(this.#seats.indexOf(userId), 1)
    if (this.#seats.length > 0) return
    clearInterval(this.#ticking)
    clearTimeout(this.#waiting)
    this.#beginning = null
    this.#waiting = undefined
  }

  #tick() {
    this.#ticks += 1
    if (this.#ticks % looksPerBeat === 0) void this.#look(() => this.#checkAll())
    else this.#wake()
  }

  #wake() {
    if (this.#seats.length === 0) return
    if (this.#reading) this.#isWoken = true
    else {
      const left = this.#readAt + this.#options.pause - performance.now()
      this.#waiting ??= setTimeout(() => this.#read(), Math.max(0, left))
    }
  }

  #read() {
    this.#waiting = undefined
    this.#readAt = performance.now()
    this.#reading = this.#look(() => this.#tellChanges()).finally(() => {
      this.#reading = null
      if (this.#isWoken) {
        this.#isWoken = false
        this.#wake()
      }
    })
  }

  async #look(work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      if (error instanceof DatabaseUnavailable) return
      this.#options.log.error({ err: error }, 'the changes cannot be read')
    }
  }

  async #tellChanges() {
    const { changes, position } = await readChanges(this.#options.database, this.#position)
    this.#position = position
    const news = changes?.filter(({ id }) => !this.#reported.has(id))
    this.#reported = new Set(changes?.map(({ id }) => id))
    if (news?.length === 0) return
    const users = new Set(news?.map(({ user_id }) => user_id))
    await this.#check([...this.#streams].filter(({ caller }) => !news || users.has(caller.id)))
    await this.#tell(news ? topicsOf(news) : null)
  }

  async #tell(topics: ReadonlySet<Topic> | null) {
    const listeners = [...this.#streams].map((stream) => ({
      stream,
      changed: [...stream.topics].filter((topic) => !topics || topics.has(topic)),
    }))
    const ids = new Set(listeners.flatMap(({ changed }) => changed.flatMap((topic) => eventOf(topic) ?? [])))
    const exposures =
      ids.size > 0 ? await readExposures(this.#options.database, [...ids]) : new Map<number, Exposure>()
    for (const { stream, changed } of listeners) {
      const gone = changed.filter((topic) => !isSeen(topic, stream.caller, exposures))
      stream.tell(changed, gone, this.#position)
    }
  }

  async #checkAll() {
    await this.#check([...this.#streams])
    for (const stream of this.#streams) {
      if (!stream.beat(this.#position)) this.#end(stream, 'stalled')
    }
  }

  async #check(streams: readonly ChangeStream[]) {
    if (streams.length === 0) return
    const { database, clock, isPublic } = this.#options
    const roles = await findRoles(
      database,
      streams.map(({ caller }) => caller.session_id),
      clock(),
    )
    for (const stream of streams) {
      const isBarred = isPublic() && isSample(stream.caller)
      const role = isBarred ? undefined : roles.get(stream.caller.session_id)
      if (role !== stream.caller.user_type) {
        this.#end(stream, role === undefined ? 'signedOut' : 'roleChanged')
      }
    }
  }
}

const full = () => tryLater(503, 'There are too many streams just now. Please try again later.', 5)

function topicsOf(changes: readonly Change[]): Set<Topic> {
  const topics = new Set<Topic>()
  for (const { event_id, is_pending, is_counted } of changes) {
    if (event_id !== null) topics.add(`event:${event_id}`)
    if (is_pending) topics.add('pending')
    if (is_counted) topics.add('dashboard')
  }
  return topics
}

function isSeen(topic: Topic, { id, user_type }: Caller, exposures: ReadonlyMap<number, Exposure>): boolean {
  const eventId = eventOf(topic)
  if (eventId === null) return true
  const event = exposures.get(eventId)
  return event !== undefined && (event.is_published || event.author_id === id || user_type === 'superadmin')
}
