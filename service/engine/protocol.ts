/** For tests: the file system has no fsync, or the call with this number fails. */
export type FsyncFault = 'missing' | number

/** What a new worker is told. */
export interface Setup {
  /** The folder of the database; null keeps it in memory. */
  folder: string | null
  /** Whether there is no database in the folder yet, so that one is to be made. */
  isNew: boolean
  /** `Int32Array` memory that both threads see: see `slots`. */
  counters: SharedArrayBuffer
  fsync: FsyncFault | null
  /** The archive that a database in memory begins as a copy of; null for an empty one. */
  template: string | null
}

export type ToWorker = { type: 'wire'; bytes: Uint8Array<ArrayBuffer> } | { type: 'close' }

export type FromWorker =
  | { type: 'ready' }
  | { type: 'unsafe'; reason: string }
  | { type: 'answer'; bytes: Uint8Array<ArrayBuffer>; done: boolean }
  | { type: 'dead'; reason: string }
  | { type: 'closed' }

/** Places in the shared counters: fsync calls and kilobytes of WAL written since the engine was opened. */
export const slots = { fsyncs: 0, walKb: 1 } as const
export const slotCount = 2
