import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import { people } from '../../account/sampleAccounts.ts'

const text = z.string().trim().min(1)
const time = z.string().regex(/^\d\d:\d\d$/)

/** A picture, stored as `pictures/<name>-<width>.webp` and similar files. `blur` is a preview, 16 px wide. */
const Picture = z.strictObject({
  name: z.string().regex(/^[0-9a-f]{30}$/),
  width: z.int(),
  height: z.int(),
  blur: z.string().startsWith('data:image/webp;base64,'),
})

const keys = people.map(({ key }) => key)

const Place = z.strictObject({ venue: text, location: text, at: z.tuple([z.number(), z.number()]) })

/** Days are relative to the day of loading, so that there are always both coming and past events. */
const SampleEvent = z.strictObject({
  title: text,
  day: z.int(),
  from: time,
  to: time.optional(),
  /** The number of days from the first day to the last. */
  more: z.int().positive().optional(),
  /** For a weekly series: the number of dates. */
  weeks: z.int().min(2).optional(),
  /** An IANA name. */
  zone: text,
  place: Place.optional(),
  link: z.url().optional(),
  category: text,
  type: text,
  author: z.enum(keys),
  text: z.array(text).min(1),
  accessibility: text.max(1000).optional(),
  tags: text,
  /** Whether people without an account can see it. */
  isPublic: z.boolean().default(false),
  isFeatured: z.boolean().default(false),
  seats: z.int().optional(),
  /** The number of days between the registration deadline and the event. */
  closes: z.int().optional(),
  approval: z.enum(['published', 'pending', 'rejected']).default('published'),
  reason: text.optional(),
  calledOff: z.strictObject({ lifecycle: z.enum(['cancelled', 'postponed']), reason: text }).optional(),
  pictures: z.array(Picture).min(1),
  /** The author's proposed changes. The proposal's pictures replace the first one. */
  proposal: z
    .strictObject({ from: time, place: Place, text: z.array(text).min(1), pictures: z.array(Picture) })
    .optional(),
})

const Slide = z.strictObject({
  heading: text,
  description: text,
  place: text,
  day: z.int(),
  picture: Picture,
})

export type SampleEvent = z.output<typeof SampleEvent>
export type Slide = z.output<typeof Slide>
export type Picture = z.output<typeof Picture>

const read = async <T>(name: string, schema: z.ZodType<T>): Promise<T> =>
  schema.parse(JSON.parse(await readFile(new URL(name, import.meta.url), 'utf8')))

export const readEvents = () => read('events.json', z.array(SampleEvent))
export const readSlides = () => read('slides.json', z.array(Slide))
