import { type Db, rowsOf } from '../ports/db.ts'
import type { StoredImage } from '../pictures/answer.ts'

export interface SlideRow {
  id: number
  ord: number
  heading: string
  description: string
  date: string
  place: string
  media: StoredImage | null
}

const slides =
  'select id, ord, heading, description, date, place, media from homepage_slides order by ord, id'

export const listSlides = (db: Db) => rowsOf<SlideRow>(db, slides)
