import { expect, test } from 'vitest'
import { calendarFile } from '../../client/events/explore/calendarFile.ts'
import { jazz, rust } from '../workflows/fixtures.ts'

const url = 'https://plaza.example/explore?event=7'
const now = new Date('2031-01-02T03:04:05.678Z')
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n')

test('an event for somebody’s own calendar, as RFC 5545 has it', () => {
  expect(linesOf(calendarFile(jazz, url, now))).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plaza//Events//EN',
    'BEGIN:VEVENT',
    'UID:event-7@plaza.example',
    'DTSTAMP:20310102T030405Z',
    'DTSTART:20310614T180000',
    'DTEND:20310614T230000',
    'SUMMARY:Jazz under the Bridge',
    String.raw`DESCRIPTION:Four bands\, two stages\, and the river below.`,
    String.raw`LOCATION:Old Bridge Hall\, Cologne\, Germany`,
    'GEO:50.93753;6.96028',
    'URL:https://plaza.example/explore?event=7',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('its UID is that of the calendar of favourites, also where the address has a port', () => {
  const lines = linesOf(calendarFile(jazz, 'http://localhost:4000/explore?event=7', now))
  expect(lines).toContain('UID:event-7@localhost:4000')
})

test('without an end, a time or a place it has no line for that', () => {
  const online = linesOf(calendarFile(rust, url, now))
  expect(online).toContain('DTSTART:20310702T140000')
  expect(online.filter((line) => /^(DTEND|GEO)/.test(line))).toEqual([])
  const past = linesOf(calendarFile({ ...jazz, endTime: '01:00:00' }, url, now))
  expect(past.filter((line) => line.startsWith('DTEND'))).toEqual([])
  const bare = linesOf(calendarFile({ ...rust, startTime: null, endTime: '10:00:00', venue: null }, url, now))
  expect(bare).toContain('DTSTART;VALUE=DATE:20310702')
  expect(bare.filter((line) => /^(DTEND|LOCATION)/.test(line))).toEqual([])
})

test('text is escaped, and a long line folded between characters', () => {
  const title = `A;B\\C,\r\nEND:VEVENT\u0000 ${'é🎷'.repeat(40)}`
  const file = calendarFile({ ...jazz, title }, url, now)
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  const summary = linesOf(file).find((line) => line.startsWith('SUMMARY'))
  expect(summary).toBe(String.raw`SUMMARY:A\;B\\C\,\nEND:VEVENT ${'é🎷'.repeat(40)}`)
  expect(linesOf(file).filter((line) => line === 'END:VEVENT')).toHaveLength(1)
})
