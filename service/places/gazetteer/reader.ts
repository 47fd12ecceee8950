import { loadPlaces } from './places.ts'
import { search } from './search.ts'

/** Answers searches in a process of its own: reading the gazetteer takes seconds, in which the service must go on. */
const places = loadPlaces()
process.on('message', ({ id, address }: { id: number; address: string }) => {
  process.send?.({ id, results: search(places, address) })
})
process.on('disconnect', () => process.exit())
