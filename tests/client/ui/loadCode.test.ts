import { globSync, readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as LoadCode from '../../../client/ui/loadCode.ts'

const gone = new TypeError('Failed to fetch dynamically imported module')
const line = vi.fn<() => Promise<Response>>()
let loadCode: typeof LoadCode.loadCode

beforeEach(async () => {
  vi.stubGlobal('fetch', line.mockReset().mockResolvedValue(new Response()))
  vi.resetModules()
  ;({ loadCode } = await import('../../../client/ui/loadCode.ts'))
})
afterEach(() => vi.unstubAllGlobals())

test('code is imported at once unless the connection is in doubt', async () => {
  expect(await loadCode(async () => 'code')).toBe('code')
  expect(line).not.toHaveBeenCalled()
})

test('nothing is imported while offline, since the browser would cache the failure', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  line.mockRejectedValue(new TypeError('Failed to fetch'))
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  await expect(loadCode(load)).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  // The browser reports being online before the connection works.
  vi.stubGlobal('navigator', { onLine: true })
  await expect(loadCode(load)).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  line.mockResolvedValue(new Response())
  expect(await loadCode(load)).toBe('code')
})

test('after a failure, the connection is tested before every import until one succeeds', async () => {
  await expect(loadCode(() => Promise.reject(gone))).rejects.toBe(gone)
  expect(line).not.toHaveBeenCalled()
  line.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('code')
  await expect(loadCode(load)).rejects.toThrow('Failed to fetch')
  expect(load).not.toHaveBeenCalled()
  await loadCode(load)
  await loadCode(load)
  expect(load).toHaveBeenCalledTimes(2)
  expect(line).toHaveBeenCalledTimes(2)
})

test('code cached by the service worker is imported while offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(await loadCode(async () => 'code')).toBe('code')
  expect(line).toHaveBeenCalledTimes(1)
})

/** `untilLoaded` calls `loadCode`. */
const guarded = /\b(?:loadCode|untilLoaded)\(\(\) => import\(/g

test.each(globSync('client/**/*.{ts,tsx}'))('%s imports code only through loadCode', (path) => {
  expect(readFileSync(path, 'utf8').replaceAll(guarded, '')).not.toMatch(/\bimport\(/)
})
