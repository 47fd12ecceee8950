import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { type Media, type MediaEntry, mediaName } from '../ports/media.ts'

const patience = 10_000

interface Bucket {
  client: AwsClient
  address: string
}

export function openBucket(url: string): Media {
  const parsed = new URL(url)
  const bucket = parsed.pathname.replaceAll('/', '')
  if (!parsed.username || !parsed.password || !parsed.host || !bucket) {
    throw new Error('MEDIA_URL must be s3://KEY:SECRET@endpoint/bucket')
  }
  const scheme = parsed.searchParams.get('tls') === 'off' ? 'http' : 'https'
  const store: Bucket = {
    address: `${scheme}://${parsed.host}/${bucket}`,
    client: new AwsClient({
      accessKeyId: decodeURIComponent(parsed.username),
      secretAccessKey: decodeURIComponent(parsed.password),
      service: 's3',
      region: parsed.searchParams.get('region') ?? 'us-east-1',
      retries: 2,
    }),
  }
  return {
    put: (name, bytes, type) => put(store, name, bytes, type),
    get: (name) => get(store, name),
    remove: (name) => remove(store, name),
    list: () => list(store),
  }
}

async function call({ client, address }: Bucket, path: string, init: RequestInit = {}): Promise<Response> {
  return client.fetch(`${address}${path}`, {
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    ...init,
  })
}

async function put(store: Bucket, name: string, bytes: Uint8Array, type: string) {
  if (!mediaName.test(name)) throw new Error('not a media name')
  const answer = await call(store, `/${name}`, {
    method: 'PUT',
    body: new Uint8Array(bytes),
    headers: {
      'content-type': type,
      'cache-control': 'public, max-age=31536000, immutable',
      // With this hash, the store rejects files that were damaged in transit, even over plain HTTP.
      'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
    },
  })
  await expectDone(answer, 'put')
}

async function get(store: Bucket, name: string) {
  if (!mediaName.test(name)) return null
  const answer = await call(store, `/${name}`)
  if (answer.status === 404) {
    await answer.body?.cancel()
    return null
  }
  if (!answer.ok) throw await refusalOf(answer, 'get')
  return {
    bytes: new Uint8Array(await answer.arrayBuffer()),
    type: answer.headers.get('content-type') ?? 'application/octet-stream',
  }
}

async function remove(store: Bucket, name: string) {
  const answer = await call(store, `/${encodeURIComponent(name)}`, { method: 'DELETE' })
  if (answer.status === 404) await answer.body?.cancel()
  else await expectDone(answer, 'remove')
}

async function* list(store: Bucket): AsyncGenerator<MediaEntry> {
  let token: string | undefined
  do {
    const query = new URLSearchParams({ 'list-type': '2', ...(token ? { 'continuation-token': token } : {}) })
    const answer = await call(store, `?${query}`)
    if (!answer.ok) throw await refusalOf(answer, 'list')
    const page = await answer.text()
    for (const [, entry = ''] of page.matchAll(/<Contents>([^]*?)<\/Contents>/g)) {
      yield { name: element(entry, 'Key') ?? '', storedAt: new Date(element(entry, 'LastModified') ?? 0) }
    }
    token = element(page, 'IsTruncated') === 'true' ? element(page, 'NextContinuationToken') : undefined
  } while (token)
}

function element(xml: string, name: string): string | undefined {
  const text = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1]
  return text
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}

async function expectDone(answer: Response, what: string) {
  if (!answer.ok) throw await refusalOf(answer, what)
  await answer.body?.cancel()
}

/** Omits the store's own error text, which may quote the request. */
async function refusalOf(answer: Response, what: string) {
  await answer.body?.cancel()
  return new Error(`the media store answered ${answer.status} to ${what}`)
}
