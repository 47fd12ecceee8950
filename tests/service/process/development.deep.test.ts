import { mkdtempSync, rmSync, utimesSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { freePort } from '../../support/freePort.ts'
import { killServices, startDevelopment } from '../../support/serviceProcess.ts'

const root = join(import.meta.dirname, '../../..')
const dataDir = mkdtempSync(join(tmpdir(), 'plaza-development-'))
afterAll(() => {
  killServices()
  rmSync(dataDir, { recursive: true, force: true })
})

const patience = { timeout: 60_000 }

test('npm run dev restarts when the gateway or the service changes, and serves the client from its source files', async () => {
  const port = await freePort()
  const { child, ended, output, errors } = startDevelopment({ PORT: String(port), DATA_DIR: dataDir })
  const starts = () => output().split('Plaza is at ').length - 1
  const source = async () => await (await fetch(`http://127.0.0.1:${port}/app/main.tsx`)).text()

  await expect.poll(starts, patience).toBe(1)
  expect(await source()).toContain('jsxDEV')
  const changed = ['gateway/app.ts', 'service/store/engine/worker.ts', 'schema.graphql']
  for (const [index, file] of changed.entries()) {
    utimesSync(join(root, file), new Date(), new Date())
    await expect.poll(starts, { ...patience, message: file }).toBe(index + 2)
    expect(await source()).toContain('jsxDEV')
  }

  child.kill('SIGTERM')
  await ended
  await expect(source()).rejects.toThrow('fetch failed')
  expect(errors()).toBe('')
})
