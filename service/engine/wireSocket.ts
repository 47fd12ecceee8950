import { Duplex } from 'node:stream'

/** The byte that starts the driver's goodbye, which the engine has no use for. */
const terminate = 0x58

/** What the driver takes for its network socket: bytes written go to the engine, bytes of the engine are read. */
export class WireSocket extends Duplex {
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => void

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super()
    this.#send = send
  }

  /** The driver asks for it before it waits for `close`. */
  get readyState() {
    return this.destroyed ? 'closed' : 'open'
  }

  override _read() {
    // the engine pushes
  }

  override _write(chunk: Buffer, _encoding: string, done: () => void) {
    if (chunk[0] !== terminate) this.#send(new Uint8Array(chunk))
    done()
  }

  override _final(done: () => void) {
    done()
    this.destroy()
  }

  receive(bytes: Uint8Array<ArrayBuffer>) {
    if (!this.destroyed) this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  }
}
