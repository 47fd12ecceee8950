import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { CardOrder } from './card/cardOrder.ts'
import { type Fault, type Order, type ProcessedImage, Unfit } from './order.ts'

export interface ToPictureProcess {
  order: Order | CardOrder
  processorSeconds: number
}

export type FromPictureProcess =
  | { is: 'done'; made: ProcessedImage | Uint8Array }
  | { is: 'unfit'; fault: Fault; cause: string }
  | { is: 'failed'; cause: string }
  | { is: 'late' }

/** In seconds. */
export const pictureLimits = {
  /** CPU time, so that other work on the machine does not count. */
  processor: 10,
  atMost: 60,
  idle: 10,
}

export class PictureProcessLost extends Error {
  override readonly name = 'PictureProcessLost'
}

/** Only these variables are passed on, so that a malicious picture finds no secret in the environment. */
const kept = ['NODE_COMPILE_CACHE', 'PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TMPDIR', 'TEMP']

/** glibc keeps freed memory in each of its arenas, so having few of them halves memory use. */
const tightMemory = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
}

const fonts = fileURLToPath(new URL('./card/fonts.conf', import.meta.url))

export class PictureProcess {
  readonly #limits: typeof pictureLimits
  #child: ChildProcess | null = null
  #idle: NodeJS.Timeout | undefined

  constructor(limits = pictureLimits) {
    this.#limits = limits
  }

  run(order: Order): Promise<ProcessedImage>
  run(order: CardOrder): Promise<Uint8Array>
  async run(order: Order | CardOrder): Promise<ProcessedImage | Uint8Array> {
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
    const env = { ...inherited, ...tightMemory, FONTCONFIG_FILE: fonts }
    const child = fork(new URL('./worker.ts', import.meta.url), {
      env,
      execArgv: ['--max-old-space-size=32', '--max-semi-space-size=1'],
      serialization: 'advanced',
    })
    // Keep these listeners between pictures too, when nothing else listens.
    child.on('error', () => this.#forget(child)).once('exit', () => this.#forget(child))
    return child
  }

  #answer(child: ChildProcess, order: Order | CardOrder): Promise<ProcessedImage | Uint8Array> {
    const { promise, resolve, reject } = Promise.withResolvers<ProcessedImage | Uint8Array>()
    const giveUp = () => {
      this.end()
      reject(new Unfit('tooCostly'))
    }
    const listen = (message: FromPictureProcess) => {
      if (message.is === 'done') resolve(message.made)
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
