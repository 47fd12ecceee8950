import type { Db } from '../ports/db.ts'
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

export async function listSlides(db: Db): Promise<SlideRow[]> {
  const { rows } = await db.query<SlideRow>(slides)
  return rows
}
