import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import operations from '../../../gateway/generated/operations.json' with { type: 'json' }
import { addressOf, type Answer, Caller } from './caller.ts'

/** The median time in ms between two actions of a person. */
const thinkTime = 10_000
const picture = readFileSync(join(import.meta.dirname, '../../pictures/home.webp'))

interface Measurement {
  isWrite: boolean
  ms: number
}

/** The measurements of the clients since the previous `look`. */
export interface Found {
  times: Measurement[]
  /** The number of failures, by status or by the graph's code. */
  failures: Record<string, number>
}

export interface Crowd {
  /** Returns the measurements since the last call. */
  look: () => Found
  /** The changes that succeeded: titles of created events, and favourites, keyed by `user event`. */
  kept: { titles: string[]; favorites: Map<string, boolean> }
  end: () => Promise<void>
}

export interface Client {
  userId: number
  token: string
}

/** The hash by which the client requests an operation. */
export const hashOf = (name: string) => {
  const found = Object.entries(operations).find(([, text]) =>
    new RegExp(`^(query|mutation) ${name}\\b`).test(text),
  )
  if (!found) throw new Error(`The client has no operation ${name}.`)
  return found[0]
}

/**
 * Runs concurrent clients, each at its own address, which alternately wait and send a request until they are
 * stopped.
 */
export function gather(url: string, clients: readonly Client[], events: number): Crowd {
  let found: Found = { times: [], failures: {} }
  const kept: Crowd['kept'] = { titles: [], favorites: new Map() }
  const over = new AbortController()

  const person = async ({ userId, token }: Client, n: number) => {
    const caller = new Caller(url, addressOf(2, n))
    const headers = { authorization: `Bearer ${token}`, 'x-plaza-client': 'web' }
    const run = async (name: string, variables: Record<string, unknown>, file?: Buffer): Promise<boolean> => {
      const operation = {
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(name) } },
      }
      const message = file
        ? multipart(operation, file)
        : { type: 'application/json', body: JSON.stringify(operation) }
      // Counts towards the phase in which the request was sent, even if the answer arrives later.
      const into = found
      const answer = await caller.send({
        method: 'POST',
        path: '/graphql',
        headers: { ...headers, 'content-type': message.type },
        body: message.body,
      })
      const fault = faultOf(answer)
      into.times.push({ isWrite: /^(create|save|record)/.test(name), ms: answer.ms })
      // Some of the generated events are not published.
      if (fault && fault !== 'NOT_FOUND') into.failures[fault] = (into.failures[fault] ?? 0) + 1
      return fault === null
    }
    await sleep(Math.random() * thinkTime)
    while (!over.signal.aborted) {
      const eventId = String(1 + Math.floor(Math.random() * events))
      const dice = Math.random()
      if (dice < 0.45) await run('listEvents', { filter: {} })
      else if (dice < 0.65) await run('listFavorites', { filter: {} })
      else if (dice < 0.75) await run('listChoices', {})
      else if (dice < 0.85) await run('getProfile', {})
      else if (dice < 0.94) {
        const isFavorite = Math.random() < 0.7
        if (await run('saveFavorite', { eventId, isFavorite }))
          kept.favorites.set(`${userId} ${eventId}`, isFavorite)
      } else {
        const title = `Siege ${randomUUID()}`
        const hasPicture = dice > 0.99
        const variables = {
          input: draft(title),
          images: hasPicture ? [null] : [],
          idempotencyKey: randomUUID(),
        }
        if (await run('createEvent', variables, hasPicture ? picture : undefined)) kept.titles.push(title)
      }
      await sleep(Math.min(6 * thinkTime, -Math.log(1 - Math.random()) * thinkTime))
    }
    caller.close()
  }

  const people = clients.map(person)
  return {
    kept,
    look: () => {
      const seen = found
      found = { times: [], failures: {} }
      return seen
    },
    end: async () => {
      over.abort()
      await Promise.all(people)
    },
  }
}

const draft = (title: string) => ({
  title,
  content: 'An evening with friends.',
  category: '1',
  eventType: '1',
  eventDate: '2031-06-01',
  startTime: '18:00',
  isOnline: false,
  venue: 'Town hall',
  location: 'Lisbon',
})

/** The kind of failure; null for a success. */
function faultOf({ status, text }: Answer): string | null {
  if (status === 0) return 'no answer'
  const code = /"code":"(\w+)"/.exec(text)?.[1]
  return code ?? (status === 200 ? null : String(status))
}

function multipart(operation: object, file: Buffer) {
  const boundary = randomUUID()
  const field = (name: string, value: string) =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const texts = field('operations', JSON.stringify(operation)) + field('map', '{"0":["variables.images.0"]}')
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="0"; filename="a.webp"\r\nContent-Type: image/webp\r\n\r\n`
  const body = Buffer.concat([Buffer.from(texts + head), file, Buffer.from(`\r\n--${boundary}--\r\n`)])
  return { type: `multipart/form-data; boundary=${boundary}`, body }
}
