import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { clientFiles } from '../../../gateway/process/pages/clientFiles.ts'

const options = {
  map: { embed: 'https://maps.example/embed?a="{lat}"&b={lng}', consent: 'ask' },
  frames: ['https://maps.example'],
  images: [],
}

test('HT-6 compressing the page for each request is cheap', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'plaza-client-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const words = Array.from({ length: 1000 }, (_, at) => `plaza ${(at * 7919) % 5003}`).join(' ')
  await writeFile(join(folder, 'index.html'), `<html><head></head><body>${words}</body></html>`)
  const ask = await clientFiles({ ...options, folder })
  const leastMs = async (work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let at = 0; at < 50; at += 1) {
      const began = performance.now()
      await work()
      times.push(performance.now() - began)
    }
    return Math.min(...times)
  }
  const request = () => new Request('http://plaza.test/', { headers: { 'accept-encoding': 'br' } })
  expect((await ask(request())).headers.get('content-encoding')).toBe('br')
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const usual = await leastMs(() => promisify(brotliCompress)(Buffer.from(words), best))
  expect(await leastMs(async () => await (await ask(request())).arrayBuffer())).toBeLessThan(usual / 2)
})
