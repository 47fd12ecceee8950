import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MapFrame } from '../../client/ui/display/MapFrame.tsx'
import { pagePolicy } from '../../gateway/process/headers.ts'

const root = join(import.meta.dirname, '../..')
const map = { url: 'https://maps.example/embed', title: 'Map of Lisbon' }

test('PR-4 the map service hears of nobody before the map is asked for', () => {
  const before = renderToStaticMarkup(createElement(MapFrame, map))
  expect(before).toContain('Show map')
  expect(before).not.toContain('maps.example')
  const asked = renderToStaticMarkup(createElement(MapFrame, { ...map, immediate: true }))
  expect(asked).toContain('<iframe src="https://maps.example/embed"')
  expect(asked).toContain('referrerPolicy="no-referrer"')
})

test('PR-4 only where somebody has just picked a place does the map come by itself', () => {
  const screens = globSync('client/**/*.tsx', { cwd: root })
  const immediate = screens.filter((path) =>
    /<MapFrame[^>]*\simmediate/s.test(readFileSync(join(root, path), 'utf8')),
  )
  expect(immediate).toEqual(['client/events/createEvent/VenueAndLocation.tsx'])
  const frames = screens.filter((path) => readFileSync(join(root, path), 'utf8').includes('<iframe'))
  expect(frames).toEqual(['client/ui/display/MapFrame.tsx'])
})

test('PR-4 the page may load nothing of a third party but the map, in a frame', () => {
  const policy = pagePolicy('n0nce', { mapOrigin: 'https://maps.example', mediaOrigins: [] })
  const foreign = policy.split('; ').filter((rule) => rule.includes('://'))
  expect(foreign).toEqual(['frame-src https://maps.example'])
  expect(policy).toContain("default-src 'none'")
})
