import { excerpt } from './description.ts'
import { lifecycleOf } from './eventFacts.ts'
import type { SharedEvent } from '../sharedAnswer.ts'

/**
 * A schema.org `Event` as JSON-LD, with what Google asks of events
 * (https://developers.google.com/search/docs/appearance/structured-data/event). Escapes `<`, so no text can end
 * the script element.
 */
export function structuredData(event: SharedEvent): string {
  const { title, starts_at, ends_at, venue, location, is_online_event: isOnline, organizer } = event
  const { share_url: address, register_link: registerLink } = event
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: title,
    startDate: starts_at,
    ...(ends_at ? { endDate: ends_at } : {}),
    eventStatus: lifecycleOf(event).status,
    eventAttendanceMode: `https://schema.org/${isOnline ? 'Online' : 'Offline'}EventAttendanceMode`,
    location: isOnline
      ? { '@type': 'VirtualLocation', url: registerLink ?? address }
      : {
          '@type': 'Place',
          name: venue ?? location,
          address: { '@type': 'PostalAddress', streetAddress: location ?? venue },
        },
    ...(registerLink ? { offers: { '@type': 'Offer', url: registerLink } } : {}),
    image: [`${address}/card.jpg`],
    description: excerpt(event.content, 5000),
    organizer: { '@type': 'Person', name: organizer },
    url: address,
  }
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
