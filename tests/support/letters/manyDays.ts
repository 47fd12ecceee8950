/// <reference lib="esnext.temporal" />
import { expect } from 'vitest'
import { insertFilter } from '../../../service/account/notifications/savedFilterQueries.ts'
import { addFavorite } from '../../../service/favorites/favoriteQueries.ts'
import { pullDailyLettersBack, writeDailyLetters } from '../../../service/mail/bulk/daily.ts'
import { rowsOf } from '../../../service/ports/db.ts'
import type { TestService } from '../service.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const signal = new AbortController().signal

export const zones =
  `UTC Europe/Berlin Europe/Lisbon Europe/London Europe/Moscow Africa/Cairo Africa/Lagos Africa/Casablanca
  America/New_York America/Chicago America/Denver America/Los_Angeles America/Sao_Paulo America/St_Johns America/Santiago
  America/Havana Asia/Kolkata Asia/Kathmandu Asia/Tokyo Asia/Shanghai Asia/Tehran Asia/Beirut Australia/Adelaide Australia/Sydney
  Australia/Lord_Howe Pacific/Auckland Pacific/Chatham Pacific/Honolulu Pacific/Kiritimati Pacific/Pago_Pago`.split(
    /\s+/,
  )

interface Account {
  id: number
  zone: string
  category: number
  when: 'any' | 'week'
  /** All events published before this are processed; null until the account has a favourite or a filter. */
  from: number | null
  /** The earliest moment at which its next letter may be sent. */
  due: number
  lastDay: string
  kept: Set<number>
  announced: Set<number>
}

interface Happening {
  id: number
  zone: string
  date: string
  category: number
  starts: number
  over: number
  published: number
  isOn: boolean
}

interface Course {
  accounts: number
  zones: readonly string[]
  days: number
  begins: string
}

/** Seeded, so that each run makes the same choices. */
function randomOf(seed: number) {
  let state = seed
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
  const below = (most: number) => Math.floor(next() * most)
  return {
    below,
    isOneIn: (odds: number) => next() * odds < 1,
    oneOf: <Of>(all: readonly Of[]) => all[below(all.length)],
  }
}

const at = (ms: number, zone: string) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
const momentOf = (date: string, time: string, zone: string) =>
  Temporal.PlainDateTime.from(`${date}T${time}`).toZonedDateTime(zone).epochMilliseconds
const later = (date: string, days: number) => Temporal.PlainDate.from(date).add({ days }).toString()

/**
 * Simulates days with a clock that jumps, pauses and is set back, while events are published, marked as
 * favourites and called off. At each step, it compares the letters of every account with those expected by
 * the rules in this file. Returns the number of letters.
 */
export async function liveThrough(
  service: TestService,
  { accounts: many, zones: among, days, begins }: Course,
) {
  const { db } = service
  const { below, isOneIn, oneOf } = randomOf(7)
  const pick = <Of>(all: readonly Of[]): Of => {
    const one = oneOf(all)
    if (one === undefined) throw new Error('there is none')
    return one
  }
  const now = () => service.now().getTime()
  const iso = (ms = now()) => new Date(ms).toISOString()
  const happenings: Happening[] = []
  const letters = { count: 0, days: new Set<string>() }

  service.advance(Date.parse(begins) - now())
  const accounts = await makeAccounts()

  async function makeAccounts(): Promise<Account[]> {
    const rows = await rowsOf<{ id: number; time_zone: string }>(
      db,
      `insert into users (email, email_key, full_name, is_email_verified, time_zone, created_at)
       select 'd' || n, 'd' || n, 'D', true, ($2::text::jsonb ->> ((n - 1) % jsonb_array_length($2::text::jsonb))), $3
       from generate_series(1, $1::integer) as n returning id, time_zone`,
      [many, JSON.stringify(among), service.now()],
    )
    const made = rows.map(({ id, time_zone: zone }): Account => {
      const category = 1 + below(3)
      const when = isOneIn(2) ? 'any' : 'week'
      return {
        id,
        zone,
        category,
        when,
        from: null,
        due: 0,
        lastDay: '',
        kept: new Set(),
        announced: new Set(),
      }
    })
    const seekers = made.filter(() => isOneIn(2))
    for (const seeker of seekers) begin(seeker)
    for (const { id, category, when } of seekers) {
      const terms = { name: 'F', location: null, category, event_type: null, search: null, when }
      await insertFilter(db, id, terms, service.now())
    }
    for (const other of made.filter((one) => !seekers.includes(one))) other.category = 0
    return made
  }

  function begin(account: Account) {
    if (account.from !== null) return
    account.from = now()
    const today = at(now(), account.zone).toPlainDate().toString()
    const eight = momentOf(today, '08:00', account.zone)
    account.due = now() < eight ? eight : momentOf(later(today, 1), '08:00', account.zone)
  }

  async function publish() {
    const zone = pick(among)
    const date = later(at(now(), zone).toPlainDate().toString(), below(12))
    const [start, end] = pick([
      ['00:30', '02:00'],
      ['07:45', '08:15'],
      ['12:00', '18:00'],
      ['22:00', '23:59'],
    ] as const)
    const category = 1 + below(3)
    const rows = await rowsOf<{ id: number }>(
      db,
      `insert into events (slug, title, content, event_date, start_time, end_time, time_zone, category_id, author_name, approval_status,
         created_at, published_at)
       values ($1, 'E', 'E', $2, $3, $4, $5, $6, 'A', 'published', $7, $7) returning id`,
      [`e-${happenings.length}`, date, start, end, zone, category, service.now()],
    )
    for (const { id } of rows) {
      const [starts, over] = [momentOf(date, start, zone), momentOf(date, end, zone)]
      happenings.push({ id, zone, date, category, starts, over, published: now(), isOn: true })
    }
  }

  async function keepSome() {
    const coming = happenings.filter(({ over }) => over > now())
    if (coming.length === 0) return
    for (let n = 0; n < Math.ceil(many / 100); n += 1) {
      const [account, { id }] = [pick(accounts), pick(coming)]
      begin(account)
      account.kept.add(id)
      await addFavorite(db, account.id, id, service.now())
    }
  }

  async function turnOne() {
    const one = oneOf(happenings)
    if (!one) return
    one.isOn = !one.isOn
    const lifecycle = one.isOn ? 'scheduled' : pick(['cancelled', 'postponed'])
    await db.query('update events set lifecycle = $2 where id = $1', [one.id, lifecycle])
  }

  async function moveClock() {
    const isSleep = isOneIn(60)
    if (!isSleep && isOneIn(80)) {
      service.advance(-(1 + below(5)) * hour)
      await pullDailyLettersBack(db, service.now())
      for (const account of accounts) {
        if (account.from !== null) account.from = Math.min(account.from, now())
      }
    } else service.advance(isSleep ? (3 + below(27)) * hour : (10 + below(50)) * minute)
  }

  /** The events that must be announced to the account now; marks them as announced. */
  function newsFor(account: Account): [number[], number[]] | null {
    const here = at(now(), account.zone)
    const today = here.toPlainDate().toString()
    const isTime = account.lastDay === '' ? now() >= account.due : today > account.lastDay
    if (account.from === null || !isTime || here.hour < 8) return null
    const since = account.from - 10 * minute
    account.from = now()
    account.lastDay = today
    const isNews = ({ id, isOn, over, published }: Happening) =>
      isOn && over > now() && published <= now() && !account.announced.has(id)
    const reminders = happenings.filter((each) => {
      const isSoon = each.date <= later(at(now(), each.zone).toPlainDate().toString(), 1)
      return account.kept.has(each.id) && isNews(each) && isSoon
    })
    const matches = happenings.filter((each) => {
      const isWhen = account.when === 'any' || (each.date >= today && each.date < later(today, 7))
      const isFound = each.category === account.category && each.published > since && isWhen
      return isFound && isNews(each) && !account.kept.has(each.id)
    })
    for (const { id } of [...reminders, ...matches]) account.announced.add(id)
    if (reminders.length + matches.length === 0) return null
    letters.count += 1
    letters.days.add(`${account.id} ${today}`)
    return [reminders.map(({ id }) => id), matches.map(({ id }) => id)]
  }

  async function compare() {
    const write = () => writeDailyLetters({ db, timeZone: 'UTC' }, service.now(), signal)
    await Promise.all(isOneIn(10) ? [write(), write()] : [write()])
    const rows = await rowsOf<{ user_id: number; data: { reminders: number[]; matches: number[] } }>(
      db,
      `delete from mail_outbox where kind = 'daily' returning user_id, data`,
    )
    const sorted = (ids: number[]) => ids.toSorted((one, other) => one - other)
    const written = rows.map(
      ({ user_id, data }) => [user_id, [sorted(data.reminders), sorted(data.matches)]] as const,
    )
    const expected = accounts.flatMap((account) => {
      const news = newsFor(account)
      return news ? [[account.id, news] as const] : []
    })
    const byId = (one: readonly [number, unknown], other: readonly [number, unknown]) => one[0] - other[0]
    expect([iso(), written.toSorted(byId)]).toEqual([iso(), expected.toSorted(byId)])
  }

  const end = now() + days * day
  while (now() < end) {
    if (isOneIn(3)) await publish()
    await keepSome()
    if (isOneIn(10)) await turnOne()
    await compare()
    await moveClock()
  }
  expect(letters.days.size).toBe(letters.count)
  return letters.count
}
