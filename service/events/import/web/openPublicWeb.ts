import { lookup as lookUp, type LookupAddress } from 'node:dns'
import { type IncomingMessage, request as overHttp, type RequestOptions } from 'node:http'
import { request as overHttps } from 'node:https'
import { isIP, type LookupFunction, type Socket } from 'node:net'
import { connect as connectTls } from 'node:tls'
import { type Fetched, NotFetched, type PublicWeb } from '../../../ports/publicWeb.ts'
import { isPublicAddress } from './publicAddress.ts'

/** Time limit for the response including all redirects, in ms. */
const patience = 5000
const mostRedirects = 3
const mostBytes = 10 * 1024 * 1024
/** The maximum number of interim answers, such as 103 (Early Hints), before the response. */
const mostInterim = 3

type Resolve = (
  host: string,
  done: (error: Error | null, addresses: readonly LookupAddress[] | undefined) => void,
) => void

export interface WebOptions {
  /** `http://host:port` of a proxy that supports CONNECT. */
  proxy?: string | undefined
  /** Tests use these to replace the internet. */
  resolve?: Resolve | undefined
  isAllowed?: (address: string) => boolean
  ports?: readonly string[]
}

const notFetched = 'This address could not be fetched.'
const closed = 'This address is not open to everyone. Give the public address of the calendar.'
const gone = 'There is nothing at this address. Copy it once more.'
const refusals: Record<number, string> = { 401: closed, 403: closed, 404: gone, 410: gone }

const unfetched = (cause?: unknown) => new NotFetched(notFetched, { cause })

/** See docs/decisions/service/the-import.md. */
export function openPublicWeb({
  proxy,
  resolve = (host, done) => lookUp(host, { all: true }, done),
  isAllowed = isPublicAddress,
  ports = [''],
}: WebOptions = {}): PublicWeb {
  const check = (addresses: readonly LookupAddress[]) => {
    const isOpen = addresses.length > 0 && addresses.every(({ address }) => isAllowed(address))
    return isOpen ? null : unfetched()
  }
  /** Connects only to the addresses that were checked, so that the name is not resolved again. */
  const lookup: LookupFunction = (host, { all }, done) =>
    resolve(host, (error, addresses = []) => {
      const fault = error ?? check(addresses)
      const [first] = addresses
      if (fault || !first) done(fault ?? unfetched(), [])
      else if (all) done(null, [...addresses])
      else done(null, first.address, first.family)
    })

  async function ask(url: URL, signal: AbortSignal): Promise<IncomingMessage> {
    const host = url.hostname.replaceAll(/^\[|\]$/g, '')
    const isSecure = url.protocol === 'https:'
    if (!/^https?:$/.test(url.protocol) || !ports.includes(url.port)) throw unfetched()
    if (url.username !== '' || url.password !== '') throw unfetched()
    // Node does not call `lookup` for an IP address, so check it here.
    if (isIP(host) !== 0 && !isAllowed(host)) throw unfetched()
    const secured = isIP(host) === 0 ? { servername: host } : {}
    const through = proxy && (await tunnel(proxy, await onlyAddress(host), url, signal))
    const options: RequestOptions = {
      signal,
      agent: false,
      lookup,
      headers: {
        accept: 'text/calendar, text/html;q=0.9, image/*;q=0.8, */*;q=0.1',
        'accept-encoding': 'identity',
        'user-agent': 'Plaza',
      },
      ...(through && {
        createConnection: () => (isSecure ? connectTls({ socket: through, ...secured }) : through),
      }),
    }
    const { promise, resolve: answer, reject } = Promise.withResolvers<IncomingMessage>()
    const sent = isSecure ? overHttps(url, options) : overHttp(url, options)
    let interim = 0
    sent
      .on('response', answer)
      .on('error', reject)
      .on('information', () => {
        interim += 1
        if (interim > mostInterim) sent.destroy(unfetched())
      })
      // Without this listener, a 101 would neither answer nor fail.
      .on('upgrade', (_answer, socket: Socket) => {
        socket.destroy()
        reject(unfetched())
      })
      .end()
    return await promise
  }

  async function onlyAddress(host: string): Promise<string> {
    if (isIP(host) !== 0) return host
    const { promise, resolve: found, reject } = Promise.withResolvers<string>()
    lookup(host, { all: false }, (error, address) =>
      error ? reject(error) : found(typeof address === 'string' ? address : ''),
    )
    return await promise
  }

  async function follow(address: string, signal: AbortSignal, redirects: number): Promise<Fetched> {
    const url = URL.parse(address)
    if (!url || redirects > mostRedirects) throw unfetched()
    const answer = await ask(url, signal)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      answer.destroy()
      return await follow(URL.parse(headers.location, url)?.href ?? '', signal, redirects + 1)
    }
    const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity'
    if (statusCode !== 200 || !isPlain) {
      answer.destroy()
      throw new NotFetched(refusals[statusCode] ?? notFetched)
    }
    return { address: url.href, type: headers['content-type'] ?? '', bytes: await bytesOf(answer) }
  }

  return {
    fetch: async (address) => {
      const late = AbortSignal.timeout(patience)
      try {
        return await Promise.race([follow(address, late, 0), ended(late)])
      } catch (error) {
        if (late.aborted) throw new NotFetched('This address takes longer than 5 seconds.', { cause: error })
        throw error instanceof NotFetched ? error : unfetched(error)
      }
    },
  }
}

/** Rejects when the time is up: a DNS lookup cannot be aborted, only abandoned. */
function ended(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>()
  signal.addEventListener('abort', () => reject(unfetched(signal.reason)), { once: true })
  return promise
}

async function bytesOf(answer: IncomingMessage): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    size += chunk.byteLength
    if (size > mostBytes) throw new NotFetched('There are more than 10 MB at this address.')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

/** Connects through the proxy to the address that was checked. The proxy never receives the name. */
async function tunnel(proxy: string, address: string, url: URL, signal: AbortSignal): Promise<Socket> {
  const port = url.port || (url.protocol === 'https:' ? '443' : '80')
  const path = isIP(address) === 6 ? `[${address}]:${port}` : `${address}:${port}`
  const { promise, resolve, reject } = Promise.withResolvers<Socket>()
  overHttp(proxy, { method: 'CONNECT', path, agent: false, signal, headers: { host: path } })
    .on('connect', ({ statusCode }, socket: Socket) => {
      if (statusCode === 200) return resolve(socket)
      socket.destroy()
      return reject(unfetched())
    })
    .on('response', (refusal) => {
      refusal.destroy()
      reject(unfetched())
    })
    .on('error', reject)
    .end()
  return await promise
}
