import type { DraftImage } from '../../../machines/domain.ts'
import { isHeic, type Shrinking } from '../../../machines/pictures/rules.ts'
import { trustedScript } from '../trustedScript.ts'
import { type Order, shrink } from './shrink.ts'
// oxlint-disable-next-line import/default -- the build answers with the address of the worker
import workerAddress from './shrinkWorker.ts?worker&url'

const script = trustedScript('plaza-pictures', workerAddress)

const endings: Record<string, string> = { 'image/jpeg': '.jpg', 'image/webp': '.webp' }

export async function shrinkPicture(
  { image, mostBytes }: Shrinking,
  signal: AbortSignal,
): Promise<DraftImage> {
  const { sides, ...others } = image
  const { file, name } = others
  if (!(file instanceof File) || !sides) throw new Error('There is no picture to make smaller.')
  const isPhoto = file.type === 'image/jpeg' || isHeic(image)
  const formats = isPhoto ? ['image/jpeg'] : ['image/webp', 'image/jpeg']
  const blob = await inWorker({ file, sides, mostBytes, formats }, signal)
  const newName = name.replace(/(\.\w+)?$/, endings[blob.type] ?? '')
  const smaller = new File([blob], newName, { type: blob.type })
  const { size, type } = smaller
  return { ...others, name: newName, size, type, file: smaller }
}

/** Works on the page itself if the worker does not start. A worker lasts for one picture, whose memory it frees. */
async function inWorker(order: Order, signal: AbortSignal): Promise<Blob> {
  const worker = new Worker(script, { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Blob>()
  worker.addEventListener('message', ({ data }: MessageEvent<Blob | null>) =>
    data ? resolve(data) : reject(new Error('The picture cannot be read.')),
  )
  worker.addEventListener('error', () => resolve(shrink(order)))
  signal.addEventListener('abort', () => worker.terminate())
  worker.postMessage(order)
  return await promise.finally(() => worker.terminate())
}
