import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MapFrame } from '../../client/ui/display/MapFrame.tsx'
import { pagePolicy } from '../../gateway/process/headers.ts'

const root = join(import.meta.dirname, '../..')
const map = {
  url: 'https://maps.example/embed',
  page: 'https://streets.example/page',
  title: 'Map of Lisbon',
}

test('PR-4 the map loads when it is almost in view, and sends our origin, not the address of the page', () => {
  const drawn = renderToStaticMarkup(createElement(MapFrame, map))
  expect(drawn).toContain('<iframe src="https://maps.example/embed"')
  expect(drawn).toContain('loading="lazy"')
  expect(drawn).toContain('referrerPolicy="strict-origin"')
  expect(drawn).not.toContain('Show map')
})

test('a style of the caller shapes the frame', () => {
  const drawn = renderToStaticMarkup(createElement(MapFrame, { ...map, className: 'wide' }))
  expect(drawn).toMatch(/class="[^"]*\bwide\b[^"]*"><iframe /)
})

test('PR-4 if the operator requires consent, the map service is not contacted before it is given', () => {
  const asking = renderToStaticMarkup(createElement(MapFrame, { ...map, asksFirst: true }))
  expect(asking).toContain('Show map')
  expect(asking).not.toContain('maps.example')
})

test('PR-4 only the map frame loads a page of another site', () => {
  const screens = globSync('client/**/*.tsx', { cwd: root }).toSorted()
  const frames = screens.flatMap((path) => {
    const [, ...inside] = readFileSync(join(root, path), 'utf8').split('<iframe')
    return inside.map((text) => [path, /^[^<]*\bsrc=/.test(text)])
  })
  expect(frames).toEqual([
    // This server's own page.
    ['client/account/ownAccount/Embed.tsx', true],
    ['client/ui/display/MapFrame.tsx', true],
    // Previews another screen. The page itself fills the frame.
    ['client/ui/display/Screen.tsx', false],
  ])
})

test('PR-4 the policy allows no third-party content except the map frame', () => {
  const policy = pagePolicy('n0nce', { mapOrigin: 'https://maps.example', mediaOrigins: [] })
  const foreign = policy.split('; ').filter((rule) => rule.includes('://'))
  expect(foreign).toEqual(["frame-src 'self' https://maps.example"])
  expect(policy).toContain("default-src 'none'")
})
