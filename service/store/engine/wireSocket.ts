import { Duplex } from 'node:stream'

/** The first byte of the driver's Terminate message, which the engine does not need. */
const terminate = 0x58

export class WireSocket extends Duplex {
  readonly #send: (bytes: Uint8Array<ArrayBuffer>) => void

  constructor(send: (bytes: Uint8Array<ArrayBuffer>) => void) {
    super()
    this.#send = send
  }

  get readyState() {
    return this.destroyed ? 'closed' : 'open'
  }

  override _read() {
    // Nothing to do: the engine pushes data.
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
