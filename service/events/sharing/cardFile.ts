import { type Context, Hono } from 'hono'
import { english } from '../../../machines/language/translator.ts'
import type { Env } from '../../http/env.ts'
import { HttpError } from '../../http/httpError.ts'
import { answerFile, VersionedFile } from '../../http/versionedFile.ts'
import { addressLimit } from '../../http/limits/addressLimit.ts'
import { type CardOrder, drawable } from '../../pictures/card/cardOrder.ts'
import { makeCard } from '../../pictures/process.ts'
import type { Media } from '../../ports/media.ts'
import { eventTime } from '../fields/eventTime.ts'
import type { Lifecycle } from '../fields/statuses.ts'
import { hashOf, Made } from './made.ts'
import { sharedEvent, type SharedRow } from './sharedQueries.ts'

const perMinute = 120
/**
 * The maximum number of cached cards, of at most 300 kB each. Messengers may fetch a card once for every
 * reader of a message.
 */
const mostKept = 50

/** The preview picture of a shared event, redrawn only when its content changes: of the API, and of its page. */
export function cardFiles() {
  const cards = new Made<Uint8Array<ArrayBuffer>>(mostKept)
  const limit = addressLimit(perMinute)
  return {
    ofApi: new Hono<Env>().get('/common/shared/:slug/card.jpg', limit, (c) =>
      serve(c, c.req.param('slug'), cards),
    ),
    ofPage: new Hono<Env>().get('/e/:slug/card.jpg', limit, async (c) => {
      const answer = await serve(c, c.req.param('slug'), cards)
      // Other sites embed this picture.
      answer.headers.set('cross-origin-resource-policy', 'cross-origin')
      answer.headers.set('x-robots-tag', 'noindex')
      return answer
    }),
  }
}

const states: Record<Lifecycle, string | null> = {
  scheduled: null,
  postponed: 'Postponed',
  cancelled: 'Cancelled',
}

async function serve(c: Context<Env>, slug: string, cards: Made<Uint8Array<ArrayBuffer>>) {
  const { db, media, publicPages } = c.get('services')
  const event = publicPages ? await sharedEvent(db, slug) : null
  if (!event) throw new HttpError(404, 'Event not found.')
  const words = {
    state: states[event.lifecycle],
    title: drawable(event.title),
    when: eventTime(event, null, english),
  }
  const hash = hashOf([words, event.cover?.media.name])
  const file = new VersionedFile(hash, () => cards.get(hash, () => draw(media, event, words)))
  return await answerFile(c, file, { 'Cache-Control': 'no-cache', 'Content-Type': 'image/jpeg' })
}

async function draw(media: Media, { cover }: SharedRow, words: Omit<CardOrder, 'cover'>) {
  const picture = cover && (await media.get(`${cover.media.name}.jpg`))
  return new Uint8Array(await makeCard({ ...words, cover: picture?.bytes ?? null }))
}
