import { z } from '@hono/zod-openapi'
import { textual, wholeNumber } from '../http/input.ts'

export const degrees = (max: number) =>
  z
    .string(textual)
    .regex(/^\s*[+-]?\d{1,40}(\.\d{1,40})?\s*$/, 'Give degrees as a decimal number.')
    // Six decimals are 11 cm; below a millionth a number would be written with an exponent.
    .transform((text) => Math.round(Number(text) * 1e6) / 1e6 + 0)
    .refine((number) => Math.abs(number) <= max, `This must lie between -${max} and ${max}.`)

export const people = wholeNumber(9_999_999)

export const pictures = 'JPG, PNG or WebP, at most 5 MB each.'

export const about = {
  title: { description: 'One line, at most 200 characters.', example: 'Open-air jazz' },
  content: {
    description: 'Plain text, at most 20,000 characters.',
    example: 'Three bands under the trees.',
  },
  type: { description: 'Id of the event type.', example: 1 },
  category: { description: 'Id of the category.', example: 1 },
  start: { description: '`HH:MM` or `HH:MM:SS` at the place.', example: '18:30' },
  end: { description: 'Later than `start_time`.', example: '22:00' },
  venue: 'Stadtgarten',
  location: 'Cologne',
  spot: { description: 'Coordinates in degrees as `lat,lng`.', example: '50.9375,6.9603' },
  link: { description: 'Required when it is online.', example: 'https://example.org/tickets' },
  deadline: { description: 'Not after `event_date`.', example: '2027-06-18' },
  people: { description: 'People, from 1.', example: '80' },
  tags: { description: 'Parted by commas.', example: 'jazz, open air' },
}
