import { afterAll, expect } from 'vitest'

// Files of one worker share its globals: one that leaves another `Request` behind breaks whichever file comes next.
const platform = { Request, Response, Headers }

afterAll(() => {
  const { Request, Response, Headers } = globalThis
  expect({ Request, Response, Headers }, 'globals of the platform').toEqual(platform)
})
