import { loadPlaces } from './places.ts'
import { search } from './search.ts'

const places = loadPlaces()
process.on('message', ({ id, address }: { id: number; address: string }) => {
  process.send?.({ id, results: search(places, address) })
})
process.on('disconnect', () => process.exit())
