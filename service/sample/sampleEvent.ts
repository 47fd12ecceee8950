import type { Sketch } from './art/draw.ts'
import type { CategoryName, PersonKey, TypeName } from '../account/samplePeople.ts'

/** One event of the sample content. Days count from the day it is loaded, so that some are always ahead and some past. */
export interface SampleEvent {
  title: string
  day: number
  from: string
  to?: string
  /** Left out of online events, which have a link instead. */
  place?: { venue: string; location: string; at: readonly [lat: number, lng: number] }
  link?: string
  category: CategoryName
  type: TypeName
  author: PersonKey
  /** One text a paragraph. */
  text: readonly string[]
  tags: string
  /** Motif and palette of each picture. */
  pictures: readonly (readonly [Sketch['motif'], Sketch['palette']])[]
  isFeatured?: true
  seats?: number
  /** Days before the event at which registration ends. */
  closes?: number
  /** Published when left out. */
  approval?: 'pending' | { rejected: string }
}
