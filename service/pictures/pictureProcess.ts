import { type ChildProcess, fork } from 'node:child_process'
import { type Fault, type Order, type ProcessedImage, Unfit } from './order.ts'

export interface ToPictureProcess {
  order: Order
  /** What one picture may take of the processor. */
  processorSeconds: number
}

export type FromPictureProcess =
  | { is: 'done'; image: ProcessedImage }
  | { is: 'unfit'; fault: Fault; cause: string }
  | { is: 'failed'; cause: string }
  | { is: 'late' }

/** Seconds. */
export const pictureLimits = {
  /** Of the processor, for one picture; how much else the machine has to do does not count. */
  processor: 10,
  /** For one whose process hangs without using any. */
  atMost: 60,
  /** Until a process that has nothing to do ends, and gives its memory back. */
  idle: 10,
}

/** The process ended on its own: it ran out of memory, or was ended by somebody. */
export class PictureProcessLost extends Error {
  override readonly name = 'PictureProcessLost'
}

/** What the libraries need of the environment; a picture that takes one over finds no secret there. */
const kept = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'TEMP']

/** glibc keeps what is freed for each of its arenas; with few, and with what is large given back, half stays in use. */
const tightMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

/** A process for pictures, one at a time. Started with the first one, and again after it was ended. */
export class PictureProcess {
  readonly #limits: typeof pictureLimits
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(limits = pictureLimits) {
    this.#limits = limits
  }

  /** Throws `Unfit`, also for a picture that takes too long: its process is ended. */
  async run(order: Order): Promise<ProcessedImage> {
    clearTimeout(this.#idle)
    this.#child ??= this.#start()
    const child = this.#child
    child.ref()
    child.channel?.ref()
    try {
      return await this.#answer(child, order)
    } finally {
      child.unref()
      child.channel?.unref()
      this.#idle = setTimeout(() => this.end(), this.#limits.idle * 1000).unref()
    }
  }

  end() {
    clearTimeout(this.#idle)
    this.#child?.kill('SIGKILL')
    this.#child = null
  }

  #forget(child: ChildProcess) {
    if (this.#child === child) this.#child = null
  }

  #start(): ChildProcess {
    const inherited = Object.fromEntries(kept.map((name) => [name, process.env[name]]))
    const env = { ...inherited, ...tightMemory }
    const child = fork(new URL('./worker.ts', import.meta.url), {
      env,
      execArgv: ['--max-old-space-size=64'],
      serialization: 'advanced',
    })
    // Also after a picture, when nobody else listens any more: one that was ended cannot be reached.
    child.on('error', () => this.#forget(child)).once('exit', () => this.#forget(child))
    return child
  }

  #answer(child: ChildProcess, order: Order): Promise<ProcessedImage> {
    const { promise, resolve, reject } = Promise.withResolvers<ProcessedImage>()
    const giveUp = () => {
      this.end()
      reject(new Unfit('tooCostly'))
    }
    const listen = (message: FromPictureProcess) => {
      if (message.is === 'done') resolve(message.image)
      else if (message.is === 'unfit') reject(new Unfit(message.fault, message.cause))
      else if (message.is === 'failed')
        reject(new Error('a picture was not encoded', { cause: message.cause }))
      else giveUp()
    }
    const lose = (cause: unknown) => {
      this.end()
      reject(new PictureProcessLost('the process for pictures ended', { cause }))
    }
    const timer = setTimeout(giveUp, this.#limits.atMost * 1000)
    child.on('message', listen).once('exit', lose).on('error', lose)
    child.send({ order, processorSeconds: this.#limits.processor } satisfies ToPictureProcess, (error) => {
      if (error) lose(error)
    })
    return promise.finally(() => {
      clearTimeout(timer)
      child.off('message', listen).off('exit', lose).off('error', lose)
    })
  }
}
