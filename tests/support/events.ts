import sharp from 'sharp'
import { openSession } from '../../service/account/sessions.ts'
import type { Person, Sent, TestService } from './service.ts'

export type Fields = NonNullable<Sent['form']>

/** The fields of an answered event that the tests read. */
export interface AnsweredEvent {
  id: number
  slug: string
  title: string
  approval_status: string
  [field: string]: unknown
}

export interface EventPage {
  count: number
  next: string | null
  previous: string | null
  results: AnsweredEvent[]
}

/** The fields of a form that creates an event about two weeks after the test's first day. */
const eventFields = (fields: Fields = {}): Fields => ({
  title: 'Open-air jazz',
  content: 'Three bands under the trees.',
  event_type_id: '1',
  event_category_id: '1',
  event_date: '2026-07-01',
  start_time: '18:30',
  venue: 'Stadtgarten',
  location: 'Berlin',
  ...fields,
})

/** A link with the given number of characters. */
export const linkOf = (length: number) => 'https://plaza.test/'.padEnd(length, 'x')

/** A photo like one from a phone. */
export async function photo(width = 640, height = 480): Promise<File> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const
  const pixels = await sharp({ create: { width, height, channels: 3, background: '#48a', noise } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'nobody' } })
    .toBuffer()
  return new File([new Uint8Array(pixels)], 'photo.jpg', { type: 'image/jpeg' })
}

interface Answer {
  status: boolean
  success?: boolean
  data: AnsweredEvent
  message: string
  errors?: Record<string, string[]>
}

/** Sends the form and returns the raw answer. */
export const sendEvent = (service: TestService, author: Person, fields: Fields = {}, key?: string) =>
  service.request<Answer>('POST', '/common/events/create/', {
    token: author.token,
    form: eventFields(fields),
    headers: key === undefined ? {} : { 'Idempotency-Key': key },
  })

export const sendEdit = (
  service: TestService,
  by: Person | null,
  id: number | string,
  form: Fields,
  headers = {},
) => service.request<Answer>('PATCH', `/common/events/${id}/update/`, { token: by?.token, form, headers })

export async function readEvent(service: TestService, by: Person, id: number) {
  const { body } = await service.request<Answer>('GET', `/common/events/${id}/`, { token: by.token })
  return body.data
}

interface Picture {
  id: number
  image: string
  order: number
  width: number
}

export const picturesOf = (event: AnsweredEvent) => event['gallery_images'] as Picture[]

/** Creates a pending event. */
export async function createEvent(
  service: TestService,
  author: Person,
  fields: Fields = {},
): Promise<AnsweredEvent> {
  const { status, body } = await sendEvent(service, author, fields)
  if (status !== 201) throw new Error(`creating answered ${status}: ${JSON.stringify(body)}`)
  return body.data
}

export const decide = (
  service: TestService,
  by: Person | undefined,
  key: number | string,
  json: object = { action: 'publish' },
) =>
  service.request<{ data: AnsweredEvent; message: string }>('PATCH', `/common/events/${key}/approval/`, {
    token: by?.token,
    json,
  })

/** Creates a published event. */
export async function publishEvent(
  service: TestService,
  author: Person,
  superadmin: Person,
  fields: Fields = {},
): Promise<AnsweredEvent> {
  const { id } = await createEvent(service, author, fields)
  const { status, body } = await decide(service, superadmin, id)
  if (status !== 200) throw new Error(`publishing answered ${status}`)
  return body.data
}

/** Reads a page of a list; `path` may be a link from an earlier page. */
export async function page(service: TestService, reader: Person, path: string): Promise<EventPage> {
  const { status, body } = await service.request<EventPage>('GET', path, { token: reader.token })
  if (status !== 200) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`)
  return body
}

export const titles = ({ results }: EventPage) => results.map(({ title }) => title)

/** The same person with a new token, for tests in which the clock has passed the end of the session. */
export async function signedInAgain(service: TestService, person: Person): Promise<Person> {
  const token = await openSession(service.db, person.id, service.services.clock())
  if (!token) throw new Error('the person cannot sign in')
  return { ...person, token }
}
