import type { Media } from '../ports/media.ts'
import { openBucket } from './mediaBucket.ts'
import { openFolder } from './mediaFolder.ts'

export async function openMedia(url: string): Promise<Media> {
  if (url.startsWith('file:')) return openFolder(url)
  if (url.startsWith('s3:')) return openBucket(url)
  throw new Error('MEDIA_URL must start with file: or s3:')
}
