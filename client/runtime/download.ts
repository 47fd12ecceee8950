import { RequestFailure } from './requestFailure.ts'

/** ms */
const patience = 30_000

/** Saves a file that only its owner's token opens, so that no link can lead to it. Rejects with a `Failure`. */
export async function download(path: string, name: string, token: string | null): Promise<void> {
  const content = await fetched(path, token)
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

async function fetched(path: string, token: string | null): Promise<Blob> {
  const headers = token === null ? {} : { authorization: `Bearer ${token}` }
  const answer = await fetch(path, { headers, signal: AbortSignal.timeout(patience) }).catch(
    (error: unknown) => {
      throw new RequestFailure('NETWORK', String(error))
    },
  )
  if (answer.ok) return await answer.blob()
  throw new RequestFailure(answer.status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL', `status ${answer.status}`)
}
