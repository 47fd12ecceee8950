export type FsyncFault = 'missing' | number

export interface Setup {
  folder: string | null
  isNew: boolean
  counters: SharedArrayBuffer
  fsync: FsyncFault | null
  template: string | null
}

export type ToWorker = { type: 'wire'; bytes: Uint8Array<ArrayBuffer> } | { type: 'close' }

export type FromWorker =
  | { type: 'ready' }
  | { type: 'unsafe'; reason: string }
  | { type: 'answer'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'dead'; reason: string }
  | { type: 'closed' }

export const slots = { fsyncs: 0, walKb: 1 } as const
export const slotCount = 2
