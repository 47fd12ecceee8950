import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearSession, keepPlace, readSession, writeSession } from '../../client/runtime/device/storage.ts'
import type { Session } from '../../machines/domain.ts'

const mira: Session = {
  token: 'a-token',
  user: {
    id: '7',
    fullName: 'Mira Okafor',
    email: 'mira@example.org',
    phone: '+4915112345678',
    profilePic: null,
    userType: 'SUPERADMIN',
    isEmailVerified: true,
    timeZone: 'Europe/Berlin',
    language: 'de',
  },
}

/** A user as the REST API returns it at login. */
const restUser = {
  id: 7,
  uid: '5f0c',
  full_name: 'Mira Okafor',
  email: 'mira@example.org',
  phone: '+4915112345678',
  profile_pic: null,
  user_type: 'superadmin',
  is_email_verified: true,
  time_zone: 'Europe/Berlin',
  language: 'de',
}

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('a stored session can be read back', () => {
  writeSession(mira)
  expect([...stored.keys()].toSorted()).toEqual(['token', 'user'])
  expect(JSON.parse(stored.get('user') ?? '')).toMatchObject({ user_type: 'superadmin' })
  expect(readSession()).toEqual(mira)
})

test.each(['left', 'expired'] as const)('SE-4 a session that has %s leaves nothing in storage', (end) => {
  writeSession(mira)
  keepPlace('Cologne')
  clearSession(end)
  expect([...stored.keys()]).toEqual([])
  clearSession('left')
  expect([...stored.keys()]).toEqual([])
})

test('the token is stored after the user, so that other tabs always find both', () => {
  const order: string[] = []
  vi.stubGlobal('localStorage', { setItem: (key: string) => order.push(key) })
  writeSession(mira)
  expect(order).toEqual(['user', 'token'])
})

test("a user stored in the REST API's spelling can be read", () => {
  stored.set('token', 'a-token').set('user', JSON.stringify(restUser))
  expect(readSession()).toEqual(mira)
})

test.each([
  ['no name', { full_name: undefined }, { fullName: '' }],
  ['a name that is a number', { full_name: 7 }, { fullName: '' }],
  ['no address', { email: undefined }, { email: '' }],
])('a stored user with %s is still signed in', (_, stale, read) => {
  stored.set('token', 'a-token').set('user', JSON.stringify({ ...restUser, ...stale }))
  expect(readSession()).toEqual({ ...mira, user: { ...mira.user, ...read } })
})

describe('counts as signed out:', () => {
  test.each([
    ['empty storage', null, null],
    ['only a token', 'a-token', null],
    ['only a user', null, JSON.stringify(restUser)],
    ['a session that another tab is ending', 'left', JSON.stringify(restUser)],
    ['an expired session', 'expired', JSON.stringify(restUser)],
    ['an empty token', '', JSON.stringify(restUser)],
    ['text that is not JSON', 'a-token', '{'],
    ['null', 'a-token', 'null'],
    ['a list', 'a-token', '[]'],
    ['a user without an id', 'a-token', JSON.stringify({ ...restUser, id: undefined })],
    ['an unknown role', 'a-token', JSON.stringify({ ...restUser, user_type: 'root' })],
    [
      'a role named like a property of every object',
      'a-token',
      JSON.stringify({ ...restUser, user_type: 'toString' }),
    ],
  ])('%s', (_, token, user) => {
    if (token !== null) stored.set('token', token)
    if (user !== null) stored.set('user', user)
    expect(readSession()).toBeNull()
  })
})
