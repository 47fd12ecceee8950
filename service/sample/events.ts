import { africanEvents } from './eventsAfrica.ts'
import { americanEvents } from './eventsAmericas.ts'
import { asianEvents } from './eventsAsia.ts'
import { europeanEvents } from './eventsEurope.ts'
import { onlineEvents } from './eventsOnline.ts'
import type { SampleEvent } from './sampleEvent.ts'

export const sampleEvents: readonly SampleEvent[] = [
  ...europeanEvents,
  ...americanEvents,
  ...asianEvents,
  ...africanEvents,
  ...onlineEvents,
]
