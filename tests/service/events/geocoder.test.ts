import { tmpdir } from 'node:os'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openGeocoder } from '../../../service/places/openGeocoder.ts'
import { offlineGeocoder } from '../../../service/places/geocoderOffline.ts'
import { block } from '../../support/block.ts'
import { openTestService, type TestService } from '../../support/service.ts'
import { slowness } from '../../support/run/pace.ts'
import { isDeep } from '../../support/run/tier.ts'

const log = { warn: vi.fn(), error: vi.fn() }
const tools = { fetch: vi.fn<typeof fetch>(), log, publicUrl: 'http://plaza.test', dataDir: tmpdir() }

describe('the offline gazetteer', () => {
  const geocoder = openGeocoder('offline', tools)
  const first = async (address: string) => (await geocoder.search(address))[0]?.formatted_address

  it('is read without blocking the thread that answers requests', async () => {
    const sum = ({ user, system }: NodeJS.CpuUsage) => user + system
    const shares: number[] = []
    // Only the smallest share counts, because this thread may also collect garbage of earlier tests.
    for (let round = 0; round < 3; round++) {
      const fresh = openGeocoder('offline', tools)
      const before = { thread: process.threadCpuUsage(), process: process.cpuUsage() }
      expect((await fresh.search('Lisbon'))[0]?.formatted_address).toBe('Lisbon, Portugal')
      const own = sum(process.threadCpuUsage(before.thread))
      shares.push(own / (sum(process.cpuUsage(before.process)) - own))
    }
    expect(Math.min(...shares)).toBeLessThan(1 / 3)
  })

  it('frees its memory after a while without searches, and is read again on demand', async () => {
    const passing = offlineGeocoder({ log, folder: tmpdir(), idleMs: 10 })
    expect(await passing.search('Lisbon')).not.toEqual([])
    await sleep(1000)
    expect((await passing.search('Porto'))[0]?.formatted_address).toBe('Porto, Portugal')
  })

  it.each([
    ['Köln', 'Köln, North Rhine-Westphalia, Germany'],
    ['koln', 'Köln, North Rhine-Westphalia, Germany'],
    ['Cologne', 'Köln, North Rhine-Westphalia, Germany'],
    ['München', 'Munich, Bavaria, Germany'],
    ['Munich', 'Munich, Bavaria, Germany'],
    ['Praha', 'Prague, Czechia'],
    ['Prague', 'Prague, Czechia'],
    ['Wien', 'Vienna, Austria'],
    ['Vienna', 'Vienna, Austria'],
    ['Moskva', 'Moscow, Russia'],
    ['Москва', 'Moscow, Russia'],
    ['Roma', 'Rome, Lazio, Italy'],
    ['Rome', 'Rome, Lazio, Italy'],
    ['北京市', 'Beijing, China'],
    ['ŁÓDŹ', 'Łódź, Poland'],
    ['lodz', 'Łódź, Poland'],
    ['القاهره', 'Cairo, Egypt'],
    ['Αθήνα', 'Athens, Attica, Greece'],
    ['ΑΘΗΝΑ', 'Athens, Attica, Greece'],
    ['Ｌｉｓｂｏｎ', 'Lisbon, Portugal'],
    ['Lis\u00ADbon\u200B', 'Lisbon, Portugal'],
    ['saint etienne', 'Saint-Étienne, Auvergne-Rhône-Alpes, France'],
    ['Bombay', 'Mumbai, Maharashtra, India'],
    ["'s-Gravenhage", 'The Hague, South Holland, Netherlands'],
  ])('finds %s under any of its names: %s', async (address, place) => {
    expect(await first(address)).toBe(place)
  })

  it.each([
    ['new y', 'New York City, New York, United States'],
    ['york city', 'New York City, New York, United States'],
    ['buenos a', 'Buenos Aires, Argentina'],
    ['edinb', 'Edinburgh, Scotland, United Kingdom'],
  ])('finds places with a word that begins with %s: %s', async (address, place) => {
    expect(await first(address)).toBe(place)
  })

  it.each([
    ['Paris', 'Paris, Île-de-France, France'],
    ['Paris, Texas', 'Paris, Texas, United States'],
    ['paris texas', 'Paris, Texas, United States'],
    ['Cambridge, MA', 'Cambridge, Massachusetts, United States'],
    ['Cambridge, UK', 'Cambridge, England, United Kingdom'],
    ['Köln, Deutschland', 'Köln, North Rhine-Westphalia, Germany'],
    ['Kölner Dom, Köln', 'Köln, North Rhine-Westphalia, Germany'],
    ['Köln, Kölner Dom', 'Köln, North Rhine-Westphalia, Germany'],
    ['Neumarkt 18, 50667 Köln, Deutschland', 'Köln, North Rhine-Westphalia, Germany'],
    ['10 Downing Street, London', 'London, England, United Kingdom'],
    ['10 Downing Street London', 'London, England, United Kingdom'],
    ['München Hauptbahnhof', 'Munich, Bavaria, Germany'],
    ['San Francisco Union Square', 'San Francisco, California, United States'],
  ])('reads %s as %s', async (address, place) => {
    expect(await first(address)).toBe(place)
  })

  it('returns names and coordinates of at most eight places, without duplicates, larger places first', async () => {
    const found = await geocoder.search('san')
    expect(found).toHaveLength(8)
    expect(new Set(found.map((place) => place.formatted_address)).size).toBe(8)
    const [tokyo] = await geocoder.search('Tokyo')
    expect(tokyo).toEqual({
      formatted_address: 'Tokyo, Japan',
      name: 'Tokyo',
      geometry: { location: { lat: expect.closeTo(35.69, 1), lng: expect.closeTo(139.69, 1) } },
    })
    const springfields = (await geocoder.search('Springfield')).map((place) => place.formatted_address)
    expect(springfields[0]).toBe('Springfield, Missouri, United States')
  })

  it('returns the largest cities of a country named in any language, and does not take a city for a country', async () => {
    const names = async (text: string) => (await geocoder.search(text)).map(({ name }) => name)
    expect((await names('Portugal')).slice(0, 2)).toEqual(['Lisbon', 'Porto'])
    expect(await names('Deutschland')).toHaveLength(8)
    expect(await names('Sintra, Portugal')).toEqual(['Sintra'])
    expect(await names('Portugalete')).toContain('Portugalete')
  })

  it('returns an empty list for unknown places, and accepts any text', async () => {
    const texts = [
      'qqqxyz',
      ', ,;',
      '%%%',
      '\\',
      '\u0000\u0000\u0000',
      '𝔎𝔬𝔩𝔫 🎪',
      'x '.repeat(100),
      'a'.repeat(200),
      '\t\n0 0',
      '__proto__',
      '$1 -- ;',
    ]
    for (const text of texts) expect(Array.isArray(await geocoder.search(text))).toBe(true)
    expect(await geocoder.search('qqqxyz')).toEqual([])
    expect(await first('Köln')).toBe('Köln, North Rhine-Westphalia, Germany')
  })

  /**
   * The fastest of several searches, since other programs run at the same time. Added commas bypass the
   * cache.
   */
  async function fastest(text: string) {
    let best = Infinity
    for (let at = 1; at <= 10 || (at <= 100 && best >= 20); at += 1) {
      const began = performance.now()
      await geocoder.search(text + ','.repeat(at))
      best = Math.min(best, performance.now() - began)
    }
    return best
  }

  it.runIf(isDeep)('answers within 20 ms', async () => {
    const texts = [
      'san',
      'sai',
      'la ',
      'mar',
      'new york city hall',
      'st. ',
      'de la',
      'Praça do Comércio, Lisboa',
      'San Francisco Union Square',
      'villa',
    ]
    const times: number[] = []
    for (const text of texts) times.push(await fastest(text))
    expect(Math.max(...times)).toBeLessThan(20 * slowness())
  })
})

describe('providers', () => {
  const berlin = { lat: 52.5170365, lng: 13.3888599 }

  async function searched(setting: string, answer: Response | Error) {
    const called = vi.fn<typeof fetch>(async () => {
      if (answer instanceof Error) throw answer
      return answer
    })
    const results = await openGeocoder(setting, { ...tools, fetch: called }).search('Berlin')
    const [address, init] = called.mock.calls[0] ?? []
    return { results, address: address instanceof URL ? address.href : '', init }
  }

  it('Nominatim', async () => {
    const recorded = [
      {
        place_id: 1,
        osm_type: 'relation',
        lat: '52.5170365',
        lon: '13.3888599',
        name: 'Berlin',
        display_name: 'Berlin, Deutschland',
        boundingbox: [],
      },
    ]
    const { results, address, init } = await searched(
      'nominatim:https://geo.example/base/',
      Response.json(recorded),
    )
    expect(address).toBe('https://geo.example/base/search?q=berlin&format=jsonv2&limit=8')
    expect(init).toMatchObject({ redirect: 'error', headers: { 'user-agent': 'Plaza (http://plaza.test)' } })
    expect(results).toEqual([
      { formatted_address: 'Berlin, Deutschland', name: 'Berlin', geometry: { location: berlin } },
    ])
  })

  it('Photon', async () => {
    const recorded = {
      type: 'FeatureCollection',
      features: [
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [13.3888599, 52.5170365] },
          properties: { osm_id: 1, name: 'Berlin', country: 'Germany', state: 'Berlin', type: 'city' },
        },
        {
          type: 'Feature',
          geometry: { type: 'Point', coordinates: [13.3, 52.5] },
          properties: { street: 'Kantstraße', housenumber: '12', city: 'Berlin', country: 'Germany' },
        },
      ],
    }
    const { results, address } = await searched('photon:https://photon.example', Response.json(recorded))
    expect(address).toBe('https://photon.example/api?q=berlin&limit=8')
    expect(results).toEqual([
      { formatted_address: 'Berlin, Germany', name: 'Berlin', geometry: { location: berlin } },
      {
        formatted_address: 'Kantstraße 12, Berlin, Germany',
        name: 'Kantstraße 12',
        geometry: { location: { lat: 52.5, lng: 13.3 } },
      },
    ])
  })

  it('Google', async () => {
    const recorded = {
      status: 'OK',
      results: [
        {
          formatted_address: 'Berlin, Germany',
          address_components: [{ long_name: 'Berlin', short_name: 'Berlin', types: ['locality'] }],
          geometry: { location: berlin, location_type: 'APPROXIMATE' },
          place_id: 'x',
        },
      ],
    }
    const { results, address } = await searched('google:KEY', Response.json(recorded))
    expect(address).toBe('https://maps.googleapis.com/maps/api/geocode/json?address=berlin&key=KEY')
    expect(results).toEqual([
      { formatted_address: 'Berlin, Germany', name: 'Berlin', geometry: { location: berlin } },
    ])
    expect(
      (await searched('google:KEY', Response.json({ status: 'ZERO_RESULTS', results: [] }))).results,
    ).toEqual([])
  })

  it.each([
    ['refuses', new Response('no', { status: 429 })],
    ['is broken', new Response('<html>', { status: 200 })],
    ['returns something else', Response.json({ error: 'x' })],
    ['returns impossible coordinates', Response.json([{ display_name: 'x', lat: '91', lon: '0' }])],
    ['never stops sending', new Response(`[${' '.repeat(600_000)}]`)],
    ['cannot be reached', new TypeError('fetch failed')],
  ])(
    'SS-4 a provider that %s results in an empty list and one line in the log that names neither the search nor the server',
    async (_how, answer) => {
      log.warn.mockClear()
      expect((await searched('nominatim:https://geo.example', answer)).results).toEqual([])
      expect(log.warn).toHaveBeenCalledOnce()
      expect(JSON.stringify(log.warn.mock.calls)).not.toMatch(/berlin|geo\.example/i)
    },
  )

  it('SS-4 gives up after three seconds', async () => {
    const never = vi.fn<typeof fetch>(
      (_address, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
        }),
    )
    const clock = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
    const found = openGeocoder('google:KEY', { ...tools, fetch: never }).search('Berlin')
    await vi.waitFor(() => expect(never).toHaveBeenCalled(), { timeout: 10_000 })
    expect(timeout).toHaveBeenCalledExactlyOnceWith(3000)
    clock.abort(new DOMException('It took too long.', 'TimeoutError'))
    expect(await found).toEqual([])
  })

  it('SS-4 sends one request for the same address, but repeats it after a failure', async () => {
    const answers = [
      new Response('', { status: 500 }),
      Response.json([{ display_name: 'Berlin', lat: 1, lon: 2 }]),
    ]
    const called = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error())
    const geocoder = openGeocoder('nominatim:https://geo.example', { ...tools, fetch: called })
    expect(await geocoder.search('Berlin')).toEqual([])
    expect(await geocoder.search('Berlin')).toHaveLength(1)
    expect(await geocoder.search('  BERLIN ')).toHaveLength(1)
    expect(called).toHaveBeenCalledTimes(2)
  })

  it('SS-4 calls public servers once a second, and no caller waits longer than three seconds', async () => {
    const { callTimes, geocoder } = recorded()
    const searches = ['a', 'b', 'c', 'd', 'e'].map((address) => geocoder.search(address))
    expect((await Promise.all(searches)).map((found) => found.length)).toEqual([1, 1, 1, 0, 0])
    const [first = 0, second = 0, third = 0] = callTimes
    expect(second - first).toBeGreaterThan(990)
    expect(third - second).toBeGreaterThan(990)
    expect(callTimes).toHaveLength(3)
  })

  it('SS-4 keeps the interval even after the process was blocked', async () => {
    // The second search becomes due while the thread is blocked.
    const { callTimes, geocoder } = recorded(() => setImmediate(() => block(1400)))
    await Promise.all(['a', 'b', 'c'].map((address) => geocoder.search(address)))
    const [, second = 0, third = 0] = callTimes
    expect(third - second).toBeGreaterThan(990)
  })

  /** A geocoder that uses a public server, and the times at which it called the server. */
  function recorded(onFirst = () => {}) {
    const callTimes: number[] = []
    const called = vi.fn<typeof fetch>(async () => {
      if (callTimes.push(performance.now()) === 1) onFirst()
      return Response.json([{ display_name: 'Berlin', lat: 1, lon: 2 }])
    })
    const setting = 'nominatim:https://nominatim.openstreetmap.org'
    return { callTimes, geocoder: openGeocoder(setting, { ...tools, fetch: called }) }
  }

  it('refuses an unknown setting', () => {
    for (const setting of ['', 'online', 'google:', 'nominatim:ftp://x', 'photon:nothing', 'bing:KEY']) {
      expect(() => openGeocoder(setting, tools)).toThrow('GEOCODER')
    }
  })
})

describe('GET /common/geocode/', () => {
  let service: TestService
  const place = {
    formatted_address: 'Köln, Germany',
    name: 'Köln',
    geometry: { location: { lat: 50.9, lng: 6.9 } },
  }
  const search = vi.fn(async () => [place])
  beforeAll(async () => {
    service = await openTestService({
      services: { geocoder: { search }, rateLimits: true },
    })
  })
  afterAll(() => service.close())

  it('returns places only to signed-in callers', async () => {
    const { token } = await service.person()
    const path = `/common/geocode/?address=${encodeURIComponent('  Kölner Dom ')}`
    expect(await service.request('GET', path, { token })).toMatchObject({
      status: 200,
      body: { success: true, data: { geocodingResults: [place] } },
    })
    expect(search).toHaveBeenLastCalledWith('Kölner Dom')
    expect((await service.request('GET', path)).status).toBe(401)
  })

  it('SS-4 accepts 3 to 200 characters', async () => {
    const { token } = await service.person()
    const status = async (query: string) =>
      (await service.request('GET', `/common/geocode/${query}`, { token })).status
    expect(await status('')).toBe(400)
    expect(await status('?address=ab')).toBe(400)
    expect(await status('?address=%20%20ab%20')).toBe(400)
    expect(await status(`?address=${'a'.repeat(201)}`)).toBe(400)
    expect(await status(`?address=${'a'.repeat(200)}`)).toBe(200)
    expect(await status('?address=abc&other=1')).toBe(400)
    expect(await status('?address=abc&address=def')).toBe(400)
    expect(await status('?address=abc%00')).toBe(400)
    const { body } = await service.request('GET', '/common/geocode/?address=ab', { token })
    expect(body).toMatchObject({ errors: { address: ['Give at least 3 characters.'] } })
  })

  it('SS-4 answers at most 30 times a minute', async () => {
    const { token } = await service.person()
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1) {
      statuses.push((await service.request('GET', '/common/geocode/?address=lisbon', { token })).status)
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true)
    expect(statuses[30]).toBe(429)
  })
})
