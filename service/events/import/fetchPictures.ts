import { HttpError } from '../../http/httpError.ts'
import type { StoredImage } from '../../pictures/answer.ts'
import { eventImages } from '../../pictures/process.ts'
import { uploadImages } from '../../pictures/upload.ts'
import type { Caller } from '../../ports/caller.ts'
import { NotFetched } from '../../ports/publicWeb.ts'
import type { Services } from '../../ports/services.ts'
import { maxImages } from '../newEvent.ts'
import type { ImportedEvent } from './importedEvent.ts'
import type { Picture } from './reading/entry.ts'
import { inTurn } from './turns.ts'
import { countFetch } from './web/fetchLimits.ts'

/** The maximum number of pictures per import, since each may take seconds to fetch or to encode. */
const most = 20

const tooMany = `At most ${most} pictures are taken for one import.`

interface Pictures {
  images: StoredImage[]
  faults: string[]
}

type Calling = Services & { user: Caller }

/** Returns the pictures by UID. A faulty picture is reported, but its event is still imported. */
export async function fetchPictures(
  call: Calling,
  entries: readonly ImportedEvent[],
): Promise<Map<string, Pictures>> {
  const all = new Map<string, Pictures>()
  const withPictures = entries.filter(({ pictures }) => pictures.length > 0)
  let count = 0
  const run = async () => {
    for (const { uid, pictures } of withPictures) {
      const made: Pictures = { images: [], faults: [] }
      for (const picture of pictures.slice(0, maxImages)) {
        count += 1
        if (count > most) made.faults.push(tooMany)
        else await add(call, picture, made)
      }
      all.set(uid, made)
    }
  }
  const isFetching = withPictures.some(({ pictures }) => pictures.some((picture) => 'url' in picture))
  await (call.web && isFetching ? inTurn(call.web, call.user.id, run) : run())
  return all
}

async function add(call: Calling, picture: Picture, made: Pictures) {
  try {
    const bytes = 'bytes' in picture ? Buffer.from(picture.bytes, 'base64') : await read(call, picture.url)
    if (bytes)
      made.images.push(...(await uploadImages(call, [new Blob([new Uint8Array(bytes)])], eventImages)))
  } catch (error) {
    const isReported = error instanceof NotFetched || (error instanceof HttpError && error.status < 500)
    if (!isReported) throw error
    made.faults.push(error.message)
  }
}

/** Returns null if the service may not fetch addresses. The event is then imported without this picture. */
async function read(call: Calling, url: string): Promise<Uint8Array | null> {
  const { web } = call
  if (!web) return null
  await countFetch(call, url)
  return (await web.fetch(url)).bytes
}
