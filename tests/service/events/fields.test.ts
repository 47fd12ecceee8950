import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type FieldName, fieldNames } from '../../../service/events/fields/eventFields.ts'
import { draftColumns } from '../../../service/events/eventDraft.ts'
import { createEvent, publishEvent, sendEdit } from '../../support/events.ts'
import { openTestService, type Person, type TestService } from '../../support/service.ts'

/** Columns of events that the author does not set. */
const others = `id slug author_id author_name approval_status reject_reason lifecycle lifecycle_reason lifecycle_changed_at visibility visibility_ceiling visibility_reason is_published published_at is_featured created_at updated_at version
  series_id changed_alone proposed_at starts_at ends_at opens_at over_at sequence author_vector place_vector search_vector`

describe('fields of events', () => {
  let service: TestService
  let asha: Person
  let root: Person

  beforeAll(async () => {
    service = await openTestService()
    asha = await service.person({ full_name: 'Asha Rao' })
    root = await service.person({ user_type: 'superadmin' })
  })
  afterAll(() => service.close())

  test('each column is either declared as a field or listed as not set by the author', async () => {
    const { rows } = await service.db.query<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'events'`,
    )
    const names = rows.map(({ name }) => name).filter((name) => !others.split(/\s+/).includes(name))
    expect(names.toSorted()).toEqual(draftColumns.toSorted())
  })

  test('each field is stored as given, at creation, in an edit and in a proposal', async () => {
    const given: Record<FieldName, string> = {
      title: 'Open-air jazz',
      content: 'Three bands under the trees.',
      event_date: '2099-06-20',
      start_time: '18:30:00',
      end_time: '22:00:00',
      end_date: '2099-06-21',
      time_zone: 'Europe/Berlin',
      venue: 'Stadtgarten',
      location: 'Cologne',
      location_details: '50.9375,6.9603',
      register_link: 'https://example.org/tickets',
      registration_deadline: '2099-06-18',
      max_participants: '80',
      tags: 'jazz, open air',
      accessibility_notes: 'Step-free from the car park.\nInduction loop at the bar.',
    }
    const fields = (data: object) =>
      Object.fromEntries(fieldNames.map((name) => [name, String((data as Record<FieldName, unknown>)[name])]))

    expect(fields(await createEvent(service, asha, given))).toEqual(given)
    const plain = await createEvent(service, asha)
    expect(fields((await sendEdit(service, asha, plain.id, given)).body.data)).toEqual(given)
    const published = await publishEvent(service, asha, root)
    const { body } = await sendEdit(service, asha, published.id, { ...given, as_proposal: 'true' })
    expect(fields(body.data.proposal ?? {})).toEqual(given)
  })
})
