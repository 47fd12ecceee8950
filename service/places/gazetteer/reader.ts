import { parentPort, workerData } from 'node:worker_threads'
import { Gazetteer } from './gazetteer.ts'
import { gazetteerFile } from './gazetteerFile.ts'
import { search } from './search.ts'

const gazetteer = new Gazetteer(await gazetteerFile(workerData as string))

parentPort?.on('message', ({ id, address }: { id: number; address: string }) => {
  parentPort?.postMessage({ id, results: search(gazetteer, address) })
})
