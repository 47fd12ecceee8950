import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { environment, EnvironmentError } from '../../../gateway/process/environment.ts'

test('CO-1 no variable is required', () => {
  const dataDir = resolve('data')
  expect(environment({})).toMatchObject({
    port: 4000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:4000',
    dataDir,
    databaseUrl: undefined,
    commonUrl: undefined,
    smtpUrl: undefined,
    mailFrom: 'Plaza <no-reply@127.0.0.1>',
    mediaUrl: pathToFileURL(`${dataDir}/media`).href,
    superadmin: { email: 'admin@plaza.localhost', password: undefined },
    sampleData: true,
    geocoder: 'offline',
    timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
    map: {
      embed: null,
      tiles: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
      attribution: '© [OpenStreetMap](https://www.openstreetmap.org/copyright)',
      consent: 'show',
    },
    isPublicUrlSet: false,
    publicPages: true,
    playground: undefined,
    rateLimits: true,
    logLevel: 'info',
    publicReason: null,
  })
})

test('defaults follow the variables that they depend on', () => {
  expect(environment({ HOST: '0.0.0.0', PORT: '80' })).toMatchObject({
    publicUrl: 'http://0.0.0.0:80',
    publicReason: 'HOST is 0.0.0.0',
  })
  expect(environment({ HOST: '::1' })).toMatchObject({ publicUrl: 'http://[::1]:4000', publicReason: null })
  expect(environment({ DATABASE_URL: 'postgres://u:p@db/plaza' }).sampleData).toBe(false)
  expect(environment({ DATABASE_URL: 'postgres://u:p@db/plaza', SAMPLE_DATA: 'on' }).sampleData).toBe(true)
  // Credit for OpenStreetMap belongs to its own tiles only.
  const tiles = 'https://tiles.example.org/{z}/{x}/{y}.png'
  expect(environment({ MAP_TILES: tiles }).map).toMatchObject({ tiles, attribution: '' })
  expect(environment({ DATA_DIR: '/srv/plaza data' }).mediaUrl).toBe('file:///srv/plaza%20data/media')
  expect(environment({ PUBLIC_URL: 'https://plaza.example.org/' })).toMatchObject({
    publicUrl: 'https://plaza.example.org',
    isPublicUrlSet: true,
    mailFrom: 'Plaza <no-reply@plaza.example.org>',
    // The proxy makes Plaza reachable from outside, even on the loopback address.
    publicReason: 'PUBLIC_URL names plaza.example.org',
  })
})

test('an empty variable is treated as unset', () => {
  expect(environment({ PORT: '', DATABASE_URL: '', SMTP_URL: '', RATE_LIMITS: '' })).toEqual(environment({}))
})

test.each([
  ['PORT', ['x', '0', '65536', '80.5', '-1', '0x1010', '1e3', ' 80']],
  ['HOST', ['a b', 'http://localhost']],
  [
    'PUBLIC_URL',
    [
      'plaza.example.org',
      'ftp://plaza.example.org',
      'javascript:alert(1)',
      'https://u:p@plaza.example.org',
      'https://a.example/?x',
      'https://x.example/plaza',
      'https://x.example/plaza/',
    ],
  ],
  ['DATABASE_URL', ['mysql://db', 'postgres://', 'postgres://[x']],
  ['COMMON_URL', ['localhost:4000', 'file:///tmp', 'http://a.example/x?key=1', 'http://a.example/#x']],
  ['SMTP_URL', ['mail.example.org', 'http://mail.example.org']],
  ['MAIL_FROM', ['Plaza', 'Plaza <plaza>', 'a@b.org\r\nBcc: c@d.org']],
  ['MEDIA_URL', ['/srv/media', 's3://bucket', 'http://s3.example.org/bucket', 's3://a:b@[bad/x']],
  [
    'MEDIA_ORIGINS',
    [
      'media.example.org',
      'https://media.example.org/pictures',
      'https://media.example.org?x',
      'https://u:p@media.example.org',
      "https://a.example 'unsafe-inline'",
      'https://a.example;script-src *',
      'data:',
      '*',
      'ftp://media.example.org',
    ],
  ],
  ['SUPERADMIN_EMAIL', ['admin', 'admin@']],
  ['SUPERADMIN_PASSWORD', ['short']],
  ['SAMPLE_DATA', ['yes', 'ON']],
  ['GEOCODER', ['osm', 'nominatim', 'nominatim:x', 'google:', 'offline:x']],
  [
    'MAP_EMBED_URL',
    [
      'https://maps.example.org',
      'maps.example.org/{lat}/{lng}',
      'https://maps.example.org/{lat}',
      'https://[{bbox}',
    ],
  ],
  [
    'MAP_TILES',
    [
      'https://tiles.example.org/{z}/{x}.png',
      'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
      '//tiles.example.org/{z}/{x}/{y}.png',
      'https://[{z}/{x}/{y}',
    ],
  ],
  ['MAP_ATTRIBUTION', ['x'.repeat(301)]],
  ['MAP_CONSENT', ['yes', 'on', 'ASK']],
  ['PUBLIC_PAGES', ['true']],
  ['PLAYGROUND', ['true']],
  ['RATE_LIMITS', ['0']],
  ['PUBLIC', ['yes', 'ON']],
  ['GATEWAY_SECRET', ['short']],
  ['TRUSTED_HOPS', ['-1', 'x', '1.5', '10']],
  ['LOG_LEVEL', ['loud']],
])('CO-1 an invalid %s is reported in one line that names it', (name, values) => {
  for (const value of values) {
    const check = () => environment({ [name]: value })
    expect(check).toThrow(EnvironmentError)
    expect(check).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
  }
})

test.each([
  ['PORT', '65535'],
  ['HOST', 'plaza.internal'],
  ['DATABASE_URL', 'postgres:///plaza?host=/run/postgresql'],
  ['SMTP_URL', 'smtps://user:pass@mail.example.org:465'],
  ['MAIL_FROM', 'plaza@example.org'],
  ['MAIL_FROM', 'The Plaza <plaza@example.org>'],
  ['MEDIA_URL', 'file:./media'],
  ['MEDIA_URL', 's3://KEY:SECRET@s3.example.org/plaza'],
  ['GEOCODER', 'nominatim:https://nominatim.example.org'],
  ['GEOCODER', 'photon:http://localhost:2322'],
  ['GEOCODER', 'google:AIza'],
  ['MAP_EMBED_URL', 'https://maps.example.org/{lat}/{lng}/{zoom}'],
  ['MAP_TILES', 'http://localhost:8080/{z}/{x}/{y}.webp?key=K'],
  ['MAP_CONSENT', 'ask'],
  ['RATE_LIMITS', 'off'],
])('accepts %s=%s', (name, value) => {
  expect(() => environment({ [name]: value })).not.toThrow()
})

test('other origins can be allowed for pictures', () => {
  const { mediaOrigins } = environment({
    MEDIA_ORIGINS: 'https://Media.example.org, http://cdn.example:8080/',
  })
  expect(mediaOrigins).toEqual(['https://media.example.org', 'http://cdn.example:8080'])
  expect(environment({}).mediaOrigins).toEqual([])
})

test('HT-3 limits cannot be turned off if Plaza is reachable from outside', () => {
  for (const HOST of ['0.0.0.0', '::', '192.168.1.2', 'plaza.example.org', '127.0.0.1.example.org']) {
    expect(() => environment({ HOST, RATE_LIMITS: 'off' })).toThrow(/^RATE_LIMITS [^\n]+$/)
  }
  for (const HOST of ['localhost', '127.0.0.1', '127.1.2.3', '::1', 'plaza.localhost']) {
    expect(environment({ HOST, RATE_LIMITS: 'off' }).rateLimits).toBe(false)
  }
})

test('CO-1 messages contain no values, since these may be secrets', () => {
  const secret = 'canary-secret'
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'MEDIA_URL', 'GEOCODER', 'PUBLIC_URL']) {
    expect(() => environment({ [name]: secret })).not.toThrow(new RegExp(secret))
    expect(() => environment({ [name]: secret })).toThrow(name)
  }
})
