import { type Db, givesRows, oneRow, rowOf } from '../ports/db.ts'
import type { SlideRow } from './slideQueries.ts'

export type NewSlide = Omit<SlideRow, 'id'>

/** Missing fields do not change. A `media` of null removes the picture. */
export type SlideChange = { [Field in keyof NewSlide]?: NewSlide[Field] | undefined }

const row = 'id, ord, heading, description, date, place, media'

const insert = `
  insert into homepage_slides (ord, heading, description, date, place, media)
  values ($1, $2, $3, $4, $5, $6::text::jsonb) returning ${row}`

export const insertSlide = (db: Db, slide: NewSlide) => oneRow<SlideRow>(db, insert, valuesOf(slide))

const lock = `select ${row} from homepage_slides where id = $1 for no key update`

export const lockSlide = (db: Db, id: number) => rowOf<SlideRow>(db, lock, [id])

const lockAll = 'select from homepage_slides order by id for no key update'

export async function lockSlides(db: Db): Promise<void> {
  await db.query(lockAll)
}

export const hasSlide = (db: Db, id: number) =>
  givesRows(db, 'select from homepage_slides where id = $1', [id])

const update = `
  update homepage_slides set ord = coalesce($1, ord), heading = coalesce($2, heading),
    description = coalesce($3, description), date = coalesce($4, date), place = coalesce($5, place),
    media = case when $7 then null else coalesce($6::text::jsonb, media) end
  where id = $8 returning ${row}`

export const updateSlide = (db: Db, id: number, change: SlideChange) =>
  rowOf<SlideRow>(db, update, [...valuesOf(change), change.media === null, id])

export const deleteSlide = (db: Db, id: number) =>
  rowOf<{ heading: string }>(db, 'delete from homepage_slides where id = $1 returning heading', [id])

const number = `
  update homepage_slides set ord = at from unnest($1::integer[]) with ordinality as given (slide_id, at)
  where id = slide_id and ord <> at`

/** Numbers the slides in this order, starting at 1. */
export async function numberSlides(db: Db, ids: readonly number[]): Promise<void> {
  await db.query(number, [ids])
}

const valuesOf = ({ ord, heading, description, date, place, media }: SlideChange) => [
  ord ?? null,
  heading ?? null,
  description ?? null,
  date ?? null,
  place ?? null,
  media ? JSON.stringify(media) : null,
]
