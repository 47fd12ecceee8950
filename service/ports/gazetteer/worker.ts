import { parentPort } from 'node:worker_threads'
import { loadPlaces } from './places.ts'
import { search } from './search.ts'

/** Answers searches in a thread of its own: reading the gazetteer takes seconds, in which the service must go on. */
const places = loadPlaces()
parentPort?.on('message', ({ id, address }: { id: number; address: string }) => {
  parentPort?.postMessage({ id, results: search(places, address) })
})
