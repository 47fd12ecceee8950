import type { Db } from '../../ports/db.ts'
import type { Job } from '../../ports/job.ts'
import type { Media } from '../../ports/media.ts'
import { storeSamplePictures } from './pictures.ts'

export const samplePicturesJob = (db: Db, media: Media): Job => ({
  name: 'sample pictures',
  every: 24 * 60 * 60_000,
  run: async (signal) => {
    await storeSamplePictures(db, media, signal)
    return undefined
  },
})
