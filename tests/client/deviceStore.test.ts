import { beforeEach, expect, test, vi } from 'vitest'

const denied = () => {
  throw new DOMException('Access is denied for this document.', 'SecurityError')
}
const full = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

let stored: Map<string, string>
const working = () => ({
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
  removeItem: (key: string) => void stored.delete(key),
})

/** A store with nothing in memory. */
async function open() {
  vi.resetModules()
  return await import('../../client/runtime/device/deviceStore.ts')
}

beforeEach(() => {
  stored = new Map([['token', 'of yesterday']])
  vi.stubGlobal('localStorage', working())
})

test('a store that works is used, and nothing is said', async () => {
  const { deviceStore, shownLack } = await open()
  deviceStore.setItem('user', 'Mira')
  stored.set('token', 'of another tab')
  expect([deviceStore.getItem('token'), deviceStore.getItem('user')]).toEqual(['of another tab', 'Mira'])
  deviceStore.removeItem('user')
  expect([stored.has('user'), shownLack()]).toEqual([false, null])
})

test.each([
  ['refused from the beginning', { getItem: denied, setItem: denied, removeItem: denied }],
  ['full', { getItem: () => 'of yesterday', setItem: full, removeItem: full }],
])('a store that is %s is replaced by the memory of the page', async (_, store) => {
  vi.stubGlobal('localStorage', store)
  const { deviceStore, shownLack, closeLack } = await open()
  deviceStore.setItem('token', 'of today')
  expect(deviceStore.getItem('token')).toBe('of today')
  expect(shownLack()).toBe('everything')
  closeLack()
  deviceStore.removeItem('token')
  expect([deviceStore.getItem('token'), shownLack()]).toEqual([null, null])
})

test('what was read before the store disappears stays', async () => {
  const { deviceStore, shownLack } = await open()
  expect(deviceStore.getItem('token')).toBe('of yesterday')
  vi.stubGlobal('localStorage', { getItem: denied })
  expect([deviceStore.getItem('token'), shownLack()]).toEqual(['of yesterday', 'everything'])
})

test('the sentence about everything includes the one about drafts', async () => {
  const { reportLack, shownLack, subscribeLack } = await open()
  const heard = vi.fn<() => void>()
  const stop = subscribeLack(heard)
  for (const lack of ['drafts', 'drafts', 'everything', 'drafts'] as const) reportLack(lack)
  stop()
  expect([shownLack(), heard.mock.calls.length]).toEqual(['everything', 2])
})
