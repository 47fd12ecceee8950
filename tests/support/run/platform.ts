import { afterAll, expect, vi } from 'vitest'
import '../cheapCrypto.ts'
import { engineCode } from './engineCode.ts'

// The files of one worker share its globals, so a file that leaves a replaced `Request` or `fetch` behind
// would break the next one.
const platform = { Request, Response, Headers, fetch }

afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  const { Request, Response, Headers, fetch } = globalThis
  expect({ Request, Response, Headers, fetch }, 'globals of the platform').toEqual(platform)
  expect(engineCode, 'what this worker holds for the engines of the next files').toBeInstanceOf(
    WebAssembly.Module,
  )
})
