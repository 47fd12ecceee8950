import type { Person } from '../stage/accounts.ts'

/** Creates an event that waits for approval, through the product's own API, and returns its id. */
export async function createPendingEvent(
  url: string,
  { token }: Pick<Person, 'token'>,
  title: string,
  more: Record<string, string | Blob> = {},
) {
  const fields = {
    title,
    content: 'Bring a lantern.',
    event_type_id: '1',
    event_category_id: '1',
    event_date: '2099-07-01',
    start_time: '18:30',
    venue: 'Old Harbour',
    location: 'Lisbon',
    ...more,
  }
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/common/events/create/`, { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`creating answered ${answer.status}: ${await answer.text()}`)
  const { data } = (await answer.json()) as { data: { id: number } }
  return data.id
}

export const publishEvent = (url: string, by: Pick<Person, 'token'>, eventId: number) =>
  decide(url, by, eventId, { action: 'publish' })

export const rejectEvent = (url: string, by: Pick<Person, 'token'>, eventId: number, reason?: string) =>
  decide(url, by, eventId, { action: 'reject', reason })

async function decide(
  url: string,
  { token }: Pick<Person, 'token'>,
  eventId: number,
  decision: { action: 'publish' | 'reject'; reason?: string | undefined },
) {
  const answer = await fetch(`${url}/common/events/${eventId}/approval/`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  })
  if (!answer.ok) throw new Error(`${decision.action} answered ${answer.status}: ${await answer.text()}`)
}

/** The address of an event's page for strangers, whether or not they can currently see the event. */
export async function sharePageOf(url: string, { token }: Pick<Person, 'token'>, eventId: number) {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/common/events/${eventId}/`, { headers })
  const { data } = (await answer.json()) as { data: { share_url: string } }
  return data.share_url
}
