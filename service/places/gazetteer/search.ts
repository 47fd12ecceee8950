import type { GeocodingResult } from '../../ports/geocoder.ts'
import { fold, keyLength, type NameKind, type Place, type Places } from './places.ts'

const most = 8
const mostWords = 20
const mostParts = 10

type How = 'beginning' | 'whole'

interface Match {
  place: Place
  number: number
  score: number
}

/**
 * The places that an address may mean, best first. A part after the place narrows it by country or region: `Paris,
 * Texas`. Parts that are no place (a venue, a street) are passed over: `Kölner Dom, Köln` finds Köln.
 */
export function search(places: Places, address: string): GeocodingResult[] {
  const parts = address
    .split(/[,;\n]/)
    .map(partOf)
    .filter(Boolean)
    .slice(0, mostParts)
  const readings = parts.map((part, at) => placesOf(places, part, parts.slice(at + 1), 'beginning'))
  const likely = readings.toSorted((a, b) => best(b) - best(a))[0] ?? []
  if (likely.length > 0) return answer(places, likely)
  for (const part of parts) {
    const found = narrowedByItself(places, part)
    if (found.length > 0) return answer(places, found)
  }
  return answer(places, bestRun(places, parts))
}

function partOf(text: string) {
  const words = fold(text).split(' ')
  const named = words.filter((word) => !/\d/.test(word))
  return (named.length > 0 ? named : words).join(' ')
}

const best = (found: Match[]) => found.reduce((score, match) => Math.max(score, match.score), -Infinity)

function placesOf(places: Places, text: string, others: string[], how: How): Match[] {
  const found = matches(places, text, how)
  if (others.length === 0) return found
  return found.flatMap((match) => {
    const named = others.filter((other) => lies(places, match.place, other)).length
    return named === 0 ? [] : [{ ...match, score: match.score + 3 * named }]
  })
}

function narrowedByItself(places: Places, part: string): Match[] {
  const words = part.split(' ').slice(0, mostWords)
  for (let end = words.length - 1; end > 0; end -= 1) {
    const found = placesOf(places, words.slice(0, end).join(' '), [words.slice(end).join(' ')], 'whole')
    if (found.length > 0) return found
  }
  return []
}

function bestRun(places: Places, parts: string[]): Match[] {
  let chosen: Match[] = []
  let chosenScore = 0
  for (const part of parts) {
    const words = part.split(' ').slice(0, mostWords)
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= words.length; end += 1) {
        const found = matches(places, words.slice(start, end).join(' '), 'whole')
        const length = end - start
        const score = best(found) + 2 * length + (length === words.length ? 2 : 0)
        if (score > chosenScore) [chosen, chosenScore] = [found, score]
      }
    }
  }
  return chosen
}

function matches({ all, buckets }: Places, text: string, how: How): Match[] {
  const found = new Map<number, Match>()
  const sought = how === 'whole' ? `\n${text}\t` : `\n${text}`
  for (const lines of buckets.get(text.slice(0, keyLength)) ?? []) {
    for (let at = lines.indexOf(sought); at >= 0; at = lines.indexOf(sought, at + 1)) {
      const tab = lines.indexOf('\t', at)
      const number = Number(lines.slice(tab + 2, lines.indexOf('\n', tab)))
      const place = all[number]
      if (place === undefined) continue
      const whole = tab === at + 1 + text.length
      const score = weight(place) + closeness(lines.charAt(tab + 1), whole)
      const known = found.get(number)
      if (known === undefined || known.score < score) found.set(number, { place, number, score })
    }
  }
  return [...found.values()]
}

/** Ten times the people, one more. */
const weight = (place: Place) =>
  Math.log10(place.population + 10) + (place.isCapital ? 0.5 : 0) - (place.isSection ? 1.5 : 0)

function closeness(kind: string, whole: boolean) {
  const bonus: Record<NameKind, number> = { o: 0.6, a: 0, w: -0.3 }
  return (kind === 'o' || kind === 'a' || kind === 'w' ? bonus[kind] : 0) + (whole && kind !== 'w' ? 2 : 0)
}

/** Whether the place lies in the country or region that the text names; a beginning is enough, since people are still typing. */
function lies(places: Places, place: Place, text: string) {
  const region = fold(places.regionNames.get(place.region) ?? '')
  const code = place.region.slice(3).toLowerCase()
  return (
    text === code ||
    (region !== '' && region.startsWith(text)) ||
    countryNames(place.country).some((name) => name === text || (text.length > 2 && name.startsWith(text)))
  )
}

const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sv',
  'tr',
  'ru',
  'uk',
  'ja',
  'zh',
  'ar',
]
const displays = languages.map(
  (language) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }),
)
const customary: Record<string, string[]> = { GB: ['uk', 'great britain', 'england'], US: ['usa', 'america'] }
const namesOf = new Map<string, string[]>()

function countryNames(code: string): string[] {
  const known = namesOf.get(code)
  if (known) return known
  const names = displays.map((display) => fold(display.of(code) ?? ''))
  const all = [...new Set([code.toLowerCase(), ...names, ...(customary[code] ?? [])])].filter(Boolean)
  namesOf.set(code, all)
  return all
}

function answer(places: Places, found: Match[]): GeocodingResult[] {
  const results = new Map<string, GeocodingResult>()
  for (const { place } of found.toSorted((a, b) => b.score - a.score || a.number - b.number)) {
    if (results.size === most) break
    const formatted = addressOf(places, place)
    if (results.has(formatted)) continue
    results.set(formatted, {
      formatted_address: formatted,
      name: place.name,
      geometry: { location: { lat: place.lat, lng: place.lng } },
    })
  }
  return [...results.values()]
}

const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })

function addressOf(places: Places, { name, region, country }: Place) {
  const within = places.regionNames.get(region) ?? ''
  const nation = english.of(country) ?? ''
  const telling = within !== '' && within !== nation && !fold(within).includes(fold(name))
  return [name, ...(telling ? [within] : []), ...(nation && nation !== name ? [nation] : [])].join(', ')
}
