import type { Db } from '../../ports/db.ts'
import type { Job } from '../../ports/job.ts'
import type { Media } from '../../ports/media.ts'
import { storeAhead } from './pictures.ts'

/** Makes the pictures of the sample content while the service is already up. `media` must come from `withSamplePictures`. */
export const samplePicturesJob = (db: Db, media: Media): Job => ({
  name: 'sample pictures',
  every: 24 * 60 * 60_000,
  run: async (signal) => {
    await storeAhead(db, media, signal)
    return undefined
  },
})
