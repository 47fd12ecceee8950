import { parentPort, workerData } from 'node:worker_threads'
import { indexFile } from './indexFile.ts'
import { PlaceIndex } from './placeIndex.ts'
import { search } from './search.ts'

const index = new PlaceIndex(await indexFile(workerData as string))

parentPort?.on('message', ({ id, address }: { id: number; address: string }) => {
  parentPort?.postMessage({ id, results: search(index, address) })
})
