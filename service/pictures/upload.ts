import { type Limited, withinDay } from '../http/limits/limits.ts'
import type { Media } from '../ports/media.ts'
import { take } from '../http/limits/counts.ts'
import type { StoredImage } from './answer.ts'
import { type ImageRules, storeImages } from './process.ts'

/** Enough for twenty events a day with the maximum number of pictures. Refused pictures count too. */
const quota = { max: 200, seconds: 24 * 3600 }
const quotaText = `At most ${quota.max} pictures can be uploaded in a day.`

type Uploading = Limited & { media: Media; user: { id: number } }

export async function uploadImages(
  call: Uploading,
  uploads: readonly Blob[],
  rules: ImageRules,
): Promise<StoredImage[]> {
  const { db, media, user, clock, rateLimits } = call
  if (rateLimits && uploads.length > 0) {
    const wait = await take(db, ['pictures', user.id], quota, clock(), uploads.length)
    withinDay(wait, quotaText, rules.field)
  }
  return await storeImages(media, uploads, rules, `user ${user.id}`)
}

export async function uploadImage(call: Uploading, upload: Blob | undefined, rules: ImageRules) {
  const [image] = await uploadImages(call, upload ? [upload] : [], rules)
  return image
}
