const size = 20
export const parametersOf = (tokenHash: string) => [tokenHash, size]

/**
 * Explore's first page in one statement: the session, the number of events, and the rows with their pictures.
 */
export const page = `
  with caller as (
    select users.id from sessions join users on users.id = sessions.user_id
    where token_hash = $1 and users.is_active and users.is_email_verified
  ), page as (
    select events.* from events
    where is_published and lifecycle = 'scheduled' and over_at > now() and starts_at > now() - interval '32 days'
    order by starts_at, id limit $2
  )
  select e.id, e.slug, e.title, e.content, e.event_date::text, e.start_time::text, e.end_time::text, e.venue, e.location,
    e.location_details, e.register_link, e.is_online, t.id as type_id, t.name as type_name, c.id as category_id,
    c.name as category_name, e.author_name, e.is_featured, e.created_at, e.updated_at, s.view_count, s.favorite_count,
    exists (select from favorites as f where f.user_id = caller.id and f.event_id = e.id) as is_favorite,
    (select sum(n)::integer from counters where scope = 'events' and key = 'listed') as count,
    (select jsonb_agg(jsonb_build_object('id', g.id, 'media', g.media) order by g.ord)
      from gallery_images as g where g.event_id = e.id) as gallery
  from caller cross join page as e
  join event_stats as s on s.event_id = e.id
  left join event_types as t on t.id = e.type_id
  left join categories as c on c.id = e.category_id
  order by e.starts_at, e.id`

interface Picture {
  id: number
  media: { name: string; width: number; height: number; blur: string; widths: number[] }
}

export interface Row {
  count: number
  gallery: Picture[]
  type_id: number | null
  type_name: string | null
  category_id: number | null
  category_name: string | null
}

const media = 'http://127.0.0.1/media'

/** An answer with the same data and the same number of bytes as ours. */
export const answerOf = (rows: readonly Row[]) => ({
  count: rows[0]?.count ?? 0,
  results: rows.map(
    ({ count: _count, gallery, type_id, type_name, category_id, category_name, ...event }) => ({
      ...event,
      event_type: type_id && { id: type_id, name: type_name },
      event_category: category_id && { id: category_id, name: category_name },
      gallery_images: gallery.map(({ id, media: { name, width, height, blur, widths } }) => ({
        id,
        image: `${media}/${name}.jpg`,
        width,
        height,
        blur,
        variants: widths.map((each) => ({
          width: each,
          webp: `${media}/${name}-${each}.webp`,
          avif: `${media}/${name}-${each}.avif`,
        })),
      })),
    }),
  ),
})
