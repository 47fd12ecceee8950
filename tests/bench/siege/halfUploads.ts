import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The number of bytes that each socket announces; all but the last thousand are sent. */
const announced = 25_000_000
const piece = Buffer.alloc(65_536, 120)
/** How long a sender stays connected after its last byte, in ms. */
const stay = 3000

/** The kinds of upload: path, content type, announced length and token. */
const kinds = {
  'upload without a token': { path: '/graphql', type: 'multipart/form-data; boundary=x', length: announced },
  'upload with a wrong token': {
    path: '/graphql',
    type: 'multipart/form-data; boundary=x',
    length: announced,
    token: 'x'.repeat(43),
  },
  'form without a token': {
    path: '/common/events/create/',
    type: 'multipart/form-data; boundary=x',
    length: announced,
  },
  'half an operation': { path: '/graphql', type: 'application/json', length: 100_000 },
  'half a login': { path: '/common/login/', type: 'application/json', length: 100_000 },
} satisfies Record<string, { path: string; type: string; length: number; token?: string }>

export type Kind = keyof typeof kinds

export interface HalfUploadFigures {
  /** The number of senders by the status they received; `none` for no answer. */
  answers: Record<string, number>
  /** The largest number of bytes that the server accepted from one sender. */
  mostTaken: number
  /** MB, as reported by `/metrics`; null if it reports none. */
  rss: { before: number; most: number; after: number } | null
  /** The response times in ms of other calls during the uploads. */
  others: { p95: number; most: number; failed: number }
}

interface Siege {
  url: string
  rounds: number
  sockets?: number
  kinds?: readonly Kind[]
}

/**
 * Sends bodies that never end: in each round, `sockets` of each kind at once, which stay for a moment and
 * disconnect. Meanwhile, another client sends requests repeatedly.
 */
export async function halfUploads({
  url,
  rounds,
  sockets = 40,
  kinds: chosen = Object.keys(kinds) as Kind[],
}: Siege): Promise<HalfUploadFigures> {
  const answers: Record<string, number> = {}
  let mostTaken = 0
  const before = await rss(url)
  let most = before ?? 0
  const end = new AbortController()
  const watch = async () => {
    while (!end.signal.aborted) {
      most = Math.max(most, (await rss(url)) ?? 0)
      await sleep(250)
    }
  }
  const others: number[] = []
  let failed = 0
  const ask = async () => {
    while (!end.signal.aborted) {
      const began = performance.now()
      const answer = await fetch(`${url}/healthz`).catch(() => null)
      await answer?.text()
      if (answer?.ok) others.push(performance.now() - began)
      else failed += 1
      await sleep(50)
    }
  }
  const meanwhile = [watch(), ask()]
  for (let round = 0; round < rounds; round += 1) {
    const senders = chosen.flatMap((kind) => Array.from({ length: sockets }, () => send(url, kind)))
    for (const { status, taken } of await Promise.all(senders)) {
      answers[status] = (answers[status] ?? 0) + 1
      mostTaken = Math.max(mostTaken, taken)
    }
  }
  end.abort()
  await Promise.all(meanwhile)
  await sleep(2000)
  const after = await rss(url)
  const sorted = others.toSorted((a, b) => a - b)
  return {
    answers,
    mostTaken,
    rss: before === null || after === null ? null : { before, most, after },
    others: { p95: sorted[Math.floor(sorted.length * 0.95)] ?? NaN, most: sorted.at(-1) ?? NaN, failed },
  }
}

/** One sender: the status it received, and the bytes that it had sent by then. */
async function send(url: string, kind: Kind): Promise<{ status: string; taken: number }> {
  const { hostname, port, host } = new URL(url)
  const { path, type, length, ...rest } = kinds[kind]
  const token = 'token' in rest ? [`Authorization: Bearer ${rest.token}`] : []
  const head = ['x-plaza-client: siege', `Content-Type: ${type}`, `Content-Length: ${length}`, ...token]
  const socket = connect(Number(port), hostname)
  const answer: string[] = []
  const over = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('data', (data) => answer.push(data.toString()))
  // A connection that is closed while we send ends with a reset.
  socket.on('error', () => socket.destroy())
  socket.write(`POST ${path} HTTP/1.1\r\nHost: ${host}\r\n${head.join('\r\n')}\r\n\r\n`)
  let left = length - 1000
  while (left > 0 && !socket.destroyed && answer.length === 0) {
    const bytes = piece.subarray(0, Math.min(left, piece.length))
    left -= bytes.length
    const isFull = !socket.write(bytes)
    if (isFull)
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), over, sleep(stay)])
  }
  await Promise.race([over, sleep(stay)])
  const taken = socket.bytesWritten - socket.writableLength
  socket.destroy()
  const [, status = 'none'] = /^HTTP\/1\.1 (\d+)/.exec(answer.join('')) ?? []
  return { status, taken }
}

async function rss(url: string): Promise<number | null> {
  const text = await fetch(`${url}/metrics`)
    .then(async (answer) => await answer.text())
    .catch(() => '')
  const [, bytes] = /^process_resident_memory_bytes (\S+)$/m.exec(text) ?? []
  return bytes === undefined ? null : Math.round(Number(bytes) / 1e6)
}
