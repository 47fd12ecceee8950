import { currentLanguage } from '../ui/index.ts'
import { RequestFailure } from './graph/requestFailure.ts'

/** Timeout in ms. */
const patience = 30_000

/**
 * Downloads and saves a file in the page's language. The request needs the owner's token, so a plain link
 * would not work. Rejects with a `Failure`.
 */
export async function download(
  path: string,
  name: string,
  token: string | null,
  type: string,
  signal: AbortSignal = AbortSignal.timeout(patience),
): Promise<void> {
  saveFile(await fetchFile(path, token, type, signal), name)
}

async function fetchFile(
  path: string,
  token: string | null,
  type: string,
  signal: AbortSignal,
): Promise<Blob> {
  const headers = {
    accept: type,
    'accept-language': currentLanguage(),
    ...(token !== null && { authorization: `Bearer ${token}` }),
  }
  const failLost = (error: unknown) => {
    throw new RequestFailure('NETWORK', String(error))
  }
  const answer = await fetch(path, { headers, signal }).catch(failLost)
  if (!answer.ok) {
    throw new RequestFailure(
      answer.status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL',
      `status ${answer.status}`,
    )
  }
  // A service without this route may respond with a different content type.
  if (!answer.headers.get('content-type')?.startsWith(type))
    throw new RequestFailure('INTERNAL', `no ${type}`)
  return await answer.blob().catch(failLost)
}

/**
 * Delay in ms before the URL is revoked. Browsers do not report when they have read the file, but all of them
 * finish well within this time.
 */
const life = 60_000

/** Saves a file. Its object URL is kept after the click, because the browser may still be reading from it. */
function saveFile(content: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), life)
}
