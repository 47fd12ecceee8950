import { request as httpRequest } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createGateway } from '../../../gateway/app.ts'
import { canonical } from '../../../gateway/graph/canonical.ts'
import { openTestDoor } from '../../support/http/door.ts'
import { testIntake } from '../../support/http/intake.ts'

const categories = canonical('{ categories { name } }')

let close = () => {}
let url: string
let images: unknown[] = []

beforeAll(async () => {
  const silent = () => {}
  const gateway = createGateway({
    commonUrl: 'http://plaza.test',
    playground: true,
    intake: testIntake(),
    operations: { categories },
    log: { info: silent, warn: silent, error: silent },
    fetch: async (request) => {
      if (!request.url.endsWith('/create/')) return Response.json({ data: [{ id: 1, name: 'Music' }] })
      const form = await request.formData()
      images = await Promise.all(
        form.getAll('images').map(async (file) => file instanceof Blob && (await file.text())),
      )
      return Response.json({ id: 7, title: 'x', event_date: '2027-06-01' })
    },
  })
  const door = await openTestDoor({ gateway })
  close = door.close
  url = `${door.url}/graphql`
})
afterAll(() => close())

const json = { 'content-type': 'application/json' }
const post = (body: BodyInit, headers: Record<string, string> = json) =>
  fetch(url, { method: 'POST', headers, body })

test('operations run over POST and GET', async () => {
  const query = categories
  const expected = { data: { categories: [{ name: 'Music' }] } }
  expect(await (await post(JSON.stringify({ query }))).json()).toEqual(expected)
  expect(await (await fetch(`${url}?query=${encodeURIComponent(query)}`)).json()).toEqual(expected)
})

test('the files of an upload arrive unchanged', async () => {
  const input = {
    title: 'x',
    eventType: '1',
    category: '1',
    eventDate: '2027-06-01',
    startTime: '18:30',
    isOnline: false,
  }
  const query =
    'mutation c($input: EventInput!, $images: [File!]) { createEvent(input: $input, images: $images) { id } }'
  const form = new FormData()
  form.set('operations', JSON.stringify({ query, variables: { input, images: [null, null] } }))
  form.set('map', '{"0":["variables.images.0"],"1":["variables.images.1"]}')
  form.set('0', new File(['first'], 'a.png', { type: 'image/png' }))
  form.set('1', new File(['second'], 'b.png', { type: 'image/png' }))
  const response = await post(form, { 'x-plaza-client': 'web', authorization: 'Bearer token-1' })
  expect(await response.json()).toEqual({ data: { createEvent: { id: '7' } } })
  expect(images).toEqual(['first', 'second'])
})

test('HT-2 bodies that are too long, have no length or are empty are refused', async () => {
  expect((await post('x'.repeat(100_001))).status).toBe(413)
  const empty = await post('')
  expect(await empty.json()).toMatchObject({ errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] })

  const chunked = (headers: Record<string, string>, chunk: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = httpRequest(url, { method: 'POST', headers }, (response) => {
        response.resume()
        resolve(response.statusCode)
      })
      request.on('error', reject)
      request.end(chunk)
    })
  const noLength = { 'transfer-encoding': 'chunked' }
  expect(await chunked({ ...json, ...noLength }, Buffer.alloc(100_001, 32))).toBe(413)
  const multipart = { 'content-type': 'multipart/form-data; boundary=x', 'x-plaza-client': 'web' }
  expect(await chunked({ ...multipart, ...noLength }, Buffer.from('--x--'))).toBe(411)
})

test('GQ-5 a form from a page of another site is refused', async () => {
  expect((await post(new FormData(), { origin: 'https://evil.example' })).status).toBe(403)
})
