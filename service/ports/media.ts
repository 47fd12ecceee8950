export interface MediaFile {
  bytes: Uint8Array<ArrayBuffer>
  type: string
}

export interface MediaEntry {
  name: string
  storedAt: Date
}

/** The content under a name never changes, so it may be cached forever. */
export interface Media {
  /** The file is durable once this resolves; readers never see a partial file. */
  put(name: string, bytes: Uint8Array, type: string): Promise<void>
  get(name: string): Promise<MediaFile | null>
  remove(name: string): Promise<void>
  list(): AsyncIterable<MediaEntry>
}

export class MediaFull extends Error {
  override readonly name = 'MediaFull'
}

export const mediaName = /^[a-z0-9]{20,40}(?:-[0-9]{1,5}\.(?:webp|avif)|\.jpg)$/

const types: Record<string, string> = { webp: 'image/webp', avif: 'image/avif', jpg: 'image/jpeg' }

export const mediaType = (name: string) => types[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream'
