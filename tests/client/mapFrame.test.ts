import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ComponentProps, createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EmbeddedMap } from '../../client/ui/display/map/EmbeddedMap.tsx'
import { MapFrame } from '../../client/ui/display/map/MapFrame.tsx'
import { pagePolicy } from '../../gateway/process/headers.ts'

const root = join(import.meta.dirname, '../..')
const map = createElement(EmbeddedMap, { url: 'https://maps.example/embed', title: 'Map of Lisbon' })
type Props = ComponentProps<typeof MapFrame>
const draw = (props: Partial<Props> = {}) => {
  const page = 'https://streets.example/page'
  return renderToStaticMarkup(createElement(MapFrame, { page, ...props } as Props, map))
}

test('PR-4 the map loads when it is almost in view, and sends our origin, not the address of the page', () => {
  expect(draw()).toContain('src="https://maps.example/embed"')
  expect(draw()).toContain('loading="lazy"')
  expect(draw()).toContain('referrerPolicy="strict-origin"')
  expect(draw()).not.toContain('Show map')
})

test('a style of the caller shapes the frame', () => {
  expect(draw({ className: 'wide' })).toMatch(
    /<div [^>]*class="[^"]*\bwide\b[^"]*"[^>]*>(<style[^>]*>[^<]*<\/style>)?<iframe /,
  )
})

test('PR-4 if the operator requires consent, the map service is not contacted before it is given', () => {
  const asking = draw({ asksFirst: true })
  expect(asking).toContain('Show map')
  expect(asking).not.toContain('maps.example')
})

test('PR-4 only the embedded map loads a page of another site', () => {
  const screens = globSync('client/**/*.tsx', { cwd: root }).toSorted()
  const frames = screens.flatMap((path) => {
    const [, ...inside] = readFileSync(join(root, path), 'utf8').split('<iframe')
    return inside.map((text) => [path, /^[^<]*\bsrc=/.test(text)])
  })
  expect(frames).toEqual([
    // This server's own page.
    ['client/account/ownAccount/Embed.tsx', true],
    // Previews another screen. The page itself fills the frame.
    ['client/ui/display/Screen.tsx', false],
    ['client/ui/display/map/EmbeddedMap.tsx', true],
  ])
})

test('PR-4 the policy allows no third-party content except the map', () => {
  const foreign = (frames: string[], images: string[]) =>
    pagePolicy('n0nce', { frames, images })
      .split('; ')
      .filter((rule) => rule.includes('://'))
  expect(foreign(['https://maps.example'], [])).toEqual(["frame-src 'self' https://maps.example"])
  expect(foreign([], ['https://tiles.example'])).toEqual(["img-src 'self' data: blob: https://tiles.example"])
})
