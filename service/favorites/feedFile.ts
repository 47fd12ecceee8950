import { type Context, Hono } from 'hono'
import { keptCalendarEvents, keptVersion } from '../events/calendar/calendarQueries.ts'
import { calendarText } from '../events/calendar/calendarText.ts'
import type { Env } from '../http/env.ts'
import { addressLimit } from '../http/limits/addressLimit.ts'
import { answerFile, VersionedFile } from '../http/versionedFile.ts'
import { findFeedOwner } from './feedQueries.ts'

const perMinute = 60
/** Cache lifetime in seconds. Calendar programs refetch the feed only after an hour or more. */
const kept = 900

const address = '/common/feeds/:file' as const
const secretFile = /^([\w-]{43})\.ics$/

/** Open to anyone who knows the secret address, since calendar programs send no token. */
export const feedFiles = () => new Hono<Env>().get(address, addressLimit(perMinute), serve)

async function serve(c: Context<Env, typeof address>): Promise<Response> {
  const { db, publicUrl, clock } = c.get('services')
  const [, secret] = secretFile.exec(c.req.param('file')) ?? []
  const owner = secret === undefined ? null : await findFeedOwner(db, secret)
  const headers = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' }
  if (owner === null) return c.json({ success: false, message: 'Not found.' }, 404, headers)
  const version = await keptVersion(db, owner, clock())
  const write = async () =>
    calendarText('Plaza favourites', await keptCalendarEvents(db, owner, clock()), publicUrl)
  return await answerFile(c, new VersionedFile(version, write), {
    ...headers,
    'Content-Type': 'text/calendar; charset=utf-8',
    'Cache-Control': `private, max-age=${kept}, no-transform`,
  })
}
