/** One stored file as it is served. */
export interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>
  /** Its media type, such as `image/webp`. */
  type: string
}

/** A name in the store and when it was put there. */
export interface MediaEntry {
  name: string
  storedAt: Date
}

/**
 * Where pictures are kept. Names are made by the server (`pictures/process.ts`) and match `mediaName`; what is stored
 * under a name never changes, so that it may be cached for ever.
 */
export interface Media {
  /**
   * Durable once it resolves: neither a crash nor kill -9 loses the file, and nobody ever sees half of it. Throws
   * `MediaFull`.
   */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  /** Null when nothing has this name. */
  get(name: string): Promise<MediaFile | null>
  /** Removing what is not there is no error. */
  remove(name: string): Promise<void>
  /** Every stored file, in no particular order. */
  list(): AsyncIterable<MediaEntry>
}

/** The disk that keeps the pictures is nearly full, so that none is added. Answered as 507. */
export class MediaFull extends Error {
  override readonly name = 'MediaFull'
}

/** What names look like: a random base name, a width for all but the fallback, a known ending. */
export const mediaName = /^[a-z0-9]{20,40}(?:-[0-9]{1,5}\.(?:webp|avif)|\.jpg)$/

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }

/** The media type of a file with this name. */
export const mediaType = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
