import { DatabaseSync, type StatementSync } from 'node:sqlite'
import tzLookup from '@photostructure/tz-lookup'
import { zoneNamed } from '../../http/input/zoneName.ts'

/**
 * `o`: the place's own name; `a`: an alternative name; `w`: the end of its own name, starting at a later
 * word.
 */
export type NameKind = 'o' | 'a' | 'w'

export interface Place {
  number: number
  name: string
  lat: number
  lng: number
  /** For example `DE.07`. */
  region: string
}

export interface Match extends Place {
  score: number
}

export type How = 'beginning' | 'whole'

/** Enough rows to find the best places, although several names may belong to one place. */
const most = 400
const leastLetters = 2
const last = '\u{10FFFF}'
/** In degrees of latitude. */
const reach = 0.05

/** Matching the whole name counts as much as a hundredfold population. */
const byName = `
  select score + 2 * (names.name = :from and kind <> 'w') as score, place as number, places.name, lat, lng, region
  from names join places on number = place
  where names.name >= :from and names.name < :to
  order by 1 desc, place`

const inBox = `
  select lat, lng, zone from places
  where lat between :lat - :reach and :lat + :reach
    and (abs(lng - :lng) <= :width or abs(lng - :lng) >= 360 - :width)`

const largest = `
  select score, number, name, lat, lng, region from largest join places on number = place
  where country = ? order by score desc, place`

/** Reads the file that `writeGazetteer.ts` writes. */
export class Gazetteer {
  readonly #byName: StatementSync
  readonly #best: StatementSync
  readonly #inBox: StatementSync
  readonly #zone: StatementSync
  readonly #largest: StatementSync

  constructor(path: string) {
    const db = new DatabaseSync(path, { readOnly: true })
    this.#byName = db.prepare(byName)
    this.#best = db.prepare(`${byName} limit ${most}`)
    this.#inBox = db.prepare(inBox)
    this.#largest = db.prepare(largest)
    this.#zone = db.prepare('select zone from places where number = ?')
  }

  /**
   * Returns places with this folded name, best first. Set `bestAlone` to limit the rows if the name is the
   * only condition.
   */
  matches(text: string, how: How, bestAlone: boolean): Match[] {
    const isWhole = how === 'whole' || text.length < leastLetters
    const range = { from: text, to: text + (isWhole ? '\0' : last) }
    const rows = (bestAlone ? this.#best : this.#byName).all(range) as unknown as Match[]
    const found = new Map<number, Match>()
    for (const row of rows) if (!found.has(row.number)) found.set(row.number, row)
    return [...found.values()]
  }

  /** Returns the eight largest places of a country (`DE`). */
  largestOf(country: string): Match[] {
    return this.#largest.all(country) as unknown as Match[]
  }

  /** Returns the IANA time zone of the largest place with this folded name, in any language. */
  zoneOf(city: string): string | null {
    const [place] = this.matches(city, 'whole', true)
    return place ? String(this.#zone.get(place.number)?.['zone']) : null
  }

  /**
   * Returns the IANA time zone of a town within about 5 km, which is exact, or else that of the area, whose
   * borders are off by some kilometres, and which covers islands and the sea.
   */
  zoneAt(lat: number, lng: number): string {
    const narrowing = Math.max(Math.cos((lat * Math.PI) / 180), 0.01)
    let nearest = { zone: '', distance: reach }
    for (const row of this.#inBox.all({ lat, lng, reach, width: Math.min(reach / narrowing, 180) })) {
      const apart = Math.abs(Number(row['lng']) - lng)
      const east = Math.min(apart, 360 - apart) * narrowing
      const distance = Math.hypot(Number(row['lat']) - lat, east)
      if (distance < nearest.distance) nearest = { zone: String(row['zone']), distance }
    }
    const zone = nearest.zone || tzLookup(lat, lng)
    return zoneNamed(zone) ?? zone
  }
}
