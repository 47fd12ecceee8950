import { z } from '@hono/zod-openapi'
import { text } from '../../http/answerParts.ts'
import { zone } from '../../http/input/timeZone.ts'
import {
  day,
  emptiedField,
  line,
  longText,
  optionalField,
  requiredField,
  requiredLine,
  timeOfDay,
  webAddress,
  wholeNumber,
} from '../../http/input/input.ts'
import { locationDetails } from './coordinates.ts'

interface About {
  description: string | { created: string; changed: string }
  example: string | number
}

const aboutIn = (form: 'created' | 'changed', { description, example }: About) => ({
  description: typeof description === 'string' ? description : description[form],
  example,
})

/** A field that is required at creation and cannot be emptied later. */
const needed = <Created extends z.ZodType, Changed extends z.ZodType, Answer extends z.ZodType>(
  input: [created: Created, changed: Changed],
  answer: Answer,
  about: About,
) => ({
  created: input[0].openapi(aboutIn('created', about)),
  changed: input[1].optional().openapi(aboutIn('changed', about)),
  answer,
})

/** A field that may be left out at creation and emptied later. */
const optional = <Input extends z.ZodType, Answer extends z.ZodType>(
  input: Input,
  answer: Answer,
  about: About,
) => ({
  created: optionalField(input).openapi(aboutIn('created', about)),
  changed: emptiedField(input).openapi(aboutIn('changed', about)),
  answer: answer.nullable(),
})

const time = (description: string, example: string) =>
  z
    .string()
    .regex(/^\d\d:\d\d:\d\d$/)
    .openapi({ description: `${description}, \`HH:MM:SS\` at the place.`, example })

const title = requiredLine(200)
const content = optional(longText(20_000), z.string(), {
  description: 'Plain text, at most 20,000 characters.',
  example: 'Three bands under the trees.',
})

/**
 * The fields of an event that its author sets and that have the same name everywhere: in both forms, answers,
 * proposals, the history, the CSV file and the database. Type, category, pictures and coordinates have
 * several forms: see `EventDraft`.
 */
export const eventFields = {
  title: needed([title, title], text('One line.', 'Open-air jazz'), {
    description: 'One line, at most 200 characters.',
    example: 'Open-air jazz',
  }),
  content: { ...content, answer: text('Plain text of several lines.', 'Three bands under the trees.') },
  event_date: needed([requiredField(day), day], z.iso.date(), {
    description: {
      created: 'Today at the place, or later.',
      changed: 'Today at the place, or later, unless it is unchanged.',
    },
    example: '2027-06-20',
  }),
  start_time: needed([requiredField(timeOfDay), timeOfDay], time('Start', '18:30:00'), {
    description: '`HH:MM` or `HH:MM:SS` at the place.',
    example: '18:30',
  }),
  end_time: optional(timeOfDay, time('End', '22:00:00'), {
    description: 'Later than `start_time`, unless it ends on another day.',
    example: '22:00',
  }),
  end_date: optional(day, z.iso.date().openapi({ description: 'The last day; null: the same day.' }), {
    description:
      'The last day, at most 30 days after `event_date`; needs `end_time`. The day itself is kept as null.',
    example: '2027-06-21',
  }),
  time_zone: {
    created: optionalField(zone).openapi({
      description: 'IANA name. Default: the zone of the coordinates, of the location, or of the author.',
      example: 'Europe/Berlin',
    }),
    changed: emptiedField(zone).openapi({
      description: 'IANA name. If omitted while the place changes, the zone of the new place.',
      example: 'Europe/Berlin',
    }),
    answer: text('IANA name of the zone of its clock.', 'Europe/Berlin'),
  },
  venue: optional(line(200), text('Name of the place; `Online Event` when it is online.', 'Stadtgarten'), {
    description: {
      created: 'Required unless it is online.',
      changed: 'One with online, virtual, webinar, zoom or meet in it makes the event an online one.',
    },
    example: 'Stadtgarten',
  }),
  location: optional(line(300), text('Town or address.', 'Cologne'), {
    description: {
      created: 'Required unless it is online.',
      changed: 'Town or address. Required unless it is online.',
    },
    example: 'Cologne',
  }),
  location_details: optional(
    locationDetails,
    text('Coordinates in degrees as `lat,lng`.', '50.9375,6.9603'),
    {
      description: 'Coordinates in degrees as `lat,lng` (-90 to 90, -180 to 180), or any text.',
      example: '50.9375,6.9603',
    },
  ),
  register_link: optional(webAddress, text('An http or https address.', 'https://example.org/tickets'), {
    description: 'Required when it is online.',
    example: 'https://example.org/tickets',
  }),
  registration_deadline: optional(day, z.iso.date(), {
    description: 'Not after `event_date`.',
    example: '2027-06-18',
  }),
  max_participants: optional(
    wholeNumber(9_999_999),
    z.number().int().openapi({ description: 'People.', example: 80 }),
    {
      description: 'People, from 1.',
      example: 80,
    },
  ),
  tags: optional(line(500), text('Separated by commas.', 'jazz, open air'), {
    description: 'Separated by commas.',
    example: 'jazz, open air',
  }),
  accessibility_notes: optional(longText(1000), text('Plain text.', 'Step-free from the car park.'), {
    description: 'Information for people with disabilities: plain text, at most 1,000 characters.',
    example: 'Step-free from the car park. Induction loop at the bar.',
  }),
}

export type FieldName = keyof typeof eventFields
type Part = 'created' | 'changed' | 'answer'

export const fieldNames = Object.keys(eventFields) as FieldName[]

/** Maps each field name to one part of its definition. */
const partOf = <Name extends Part>(part: Name) =>
  Object.fromEntries(fieldNames.map((name) => [name, eventFields[name][part]])) as {
    [Field in FieldName]: (typeof eventFields)[Field][Name]
  }

export const createdFields = partOf('created')
export const changedFields = partOf('changed')
export const answerFields = partOf('answer')

export type EventFields = { [Field in FieldName]: z.output<(typeof answerFields)[Field]> }

/** Copies only the fields of this list from an object that may have more. */
export const pickFields = <Source extends Record<FieldName, unknown>>(source: Source) =>
  Object.fromEntries(fieldNames.map((name) => [name, source[name]])) as Pick<Source, FieldName>
