import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import Fastify from 'fastify'
import mercurius from 'mercurius'
import postgres from 'postgres'
import operations from '../../../gateway/generated/operations.json' with { type: 'json' }
import { server } from '../../../service/store/engine/session.ts'
import { answerOf, parametersOf, rowsPage } from '../hop/page.ts'

/** Our own graph by Mercurius with its JIT, on one statement: known operations by their hash, as the client sends them. */
const sql = postgres(...server(process.env.DATABASE_URL, { max: 10 }))
const app = Fastify()
const schema = readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8')

const excerpt = (text) => (text.length > 100 ? `${text.slice(0, 100).trimEnd()}...` : text)
const picture = ({ image, ...rest }) => ({
  ...rest,
  url: image,
  template: image.replace(/\.jpg$/, '-{width}.webp'),
  widths: rest.variants.map(({ width }) => width),
})
const event = (row) => ({
  ...row,
  excerpt: excerpt(row.content),
  eventDate: row.event_date,
  startTime: row.start_time,
  endTime: row.end_time,
  locationDetails: row.location_details,
  isOnline: row.is_online,
  isFavorite: row.is_favorite,
  isFeatured: row.is_featured,
  category: row.event_category,
  eventType: row.event_type,
  author: { fullName: row.author_name },
  registerLink: row.register_link,
  viewCount: row.view_count,
  favoriteCount: row.favorite_count,
  galleryImages: row.gallery_images.map(picture),
  cover: row.gallery_images[0] ? picture(row.gallery_images[0]) : null,
})

await app.register(mercurius, {
  schema,
  resolvers: {
    Query: {
      events: async (_root, _args, { token }) => {
        const hash = createHash('sha256').update(token).digest('base64url')
        const { count, results } = answerOf(await sql.unsafe(rowsPage, parametersOf(hash), { prepare: true }))
        const events = results.map(event)
        return { count, results: events, first: events[0] ?? null, next: null, previous: null }
      },
    },
  },
  context: ({ headers }) => ({ token: headers.authorization?.slice('Bearer '.length) ?? '' }),
  jit: 1,
  persistedQueryProvider: {
    isPersistedQuery: ({ extensions }) => extensions?.persistedQuery !== undefined,
    getHash: ({ extensions }) => extensions?.persistedQuery?.sha256Hash,
    getQueryFromHash: async (hash) => operations[hash],
  },
})

const url = await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })
process.stdout.write(`Mercurius is at ${url}\n`)
