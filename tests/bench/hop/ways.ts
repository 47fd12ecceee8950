import { setTimeout as sleep } from 'node:timers/promises'
import { Pool } from 'undici'
import { table } from '../../support/run/table.ts'
import { hashOf } from '../siege/clients.ts'
import type { Program } from './programs.ts'

/** The number of rounds that are discarded: with fewer, parts of the gateway still run uncompiled. */
const warmUp = 10
/** The number of connections, as on a busy server. */
const atOnce = 32

/**
 * The way to compare with, and the maximum cost of this way: a multiple of the other way's cost, or
 * additional CPU time in ms.
 */
type Bound = { way: string } & ({ times: number } | { ms: number })

export interface Way {
  name: string
  ask: () => Promise<number>
  /** The CPU time in ms so far, without the database. */
  used: () => Promise<number>
  against?: Bound
  cpu: number[]
  database: number[]
  bytes: number
}

interface Sent {
  at: readonly Program[]
  path: string
  token: string
  against?: Bound
}

export function way(name: string, { at, path, token, against }: Sent): Way {
  const pool = new Pool(at[0]?.url ?? '', { connections: atOnce })
  const headers = {
    accept: 'application/graphql-response+json, application/json',
    authorization: `Bearer ${token}`,
    'x-plaza-client': 'web',
  }
  const ask = async (): Promise<number> => {
    const answer = await pool.request({ path, method: 'GET', headers })
    const text = await answer.body.text()
    // The service sheds load if the machine is also busy with other work.
    if (answer.statusCode === 503 || text.includes('"retryAfter"')) {
      await sleep(2000)
      return await ask()
    }
    if (answer.statusCode !== 200 || text.split('"title"').length < 20) {
      throw new Error(`${name}: ${answer.statusCode} ${text.slice(0, 300)}`)
    }
    return Buffer.byteLength(text)
  }
  const used = async () => (await Promise.all(at.map(({ cpu }) => cpu()))).reduce((sum, ms) => sum + ms, 0)
  return { name, ask, used, ...(against ? { against } : {}), cpu: [], database: [], bytes: 0 }
}

async function round(each: Way, databaseCpu: () => Promise<number>, requests: number) {
  const [cpu, database] = [await each.used(), await databaseCpu()]
  let left = requests
  const sender = async () => {
    while (left > 0) {
      left -= 1
      each.bytes = await each.ask()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender))
  each.cpu.push(((await each.used()) - cpu) / requests)
  each.database.push(((await databaseCpu()) - database) / requests)
}

const middle = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? 0
const costOf = ({ cpu, database }: Way) => middle(cpu) + middle(database)

/**
 * Explore's first page as the browser requests it (`client/runtime/graph/urqlClient.ts`): by GET, with its
 * hash.
 */
export function exploreByHash(): string {
  const params = new URLSearchParams({
    operationName: 'listEvents',
    variables: JSON.stringify({ filter: {}, page: null }),
    extensions: JSON.stringify({ persistedQuery: { version: 1, sha256Hash: hashOf('listEvents') } }),
  })
  return `/graphql?${params}`
}

const mostOf = (other: Way, bound: Bound) =>
  'times' in bound ? bound.times * costOf(other) : costOf(other) + bound.ms

interface Turns {
  rounds: number
  requests: number
  databaseCpu: () => Promise<number>
}

/**
 * Measures the ways alternately, so that other load affects all of them equally. Returns the number of ways
 * that exceed their limit.
 */
export async function compare(
  ways: readonly Way[],
  { rounds, requests, databaseCpu }: Turns,
): Promise<number> {
  for (let turn = 0; turn < warmUp + rounds; turn += 1) {
    for (const each of ways) await round(each, databaseCpu, requests)
    if (turn !== warmUp - 1) continue
    for (const { cpu, database } of ways) {
      cpu.length = 0
      database.length = 0
    }
  }
  let missed = 0
  const rows = ways.map((each) => {
    const { against } = each
    const other = ways.find(({ name }) => name === against?.way)
    const isMissed = other && against ? costOf(each) > mostOf(other, against) : false
    if (isMissed) missed += 1
    return {
      'page of 20': each.name,
      'CPU ms': costOf(each).toFixed(2),
      'of that PostgreSQL': middle(each.database).toFixed(2),
      ratio: other ? `${(costOf(each) / costOf(other)).toFixed(2)} x ${other.name}` : '',
      'may be': other && against ? `${mostOf(other, against).toFixed(2)}${isMissed ? ', MISSED' : ''}` : '',
      kB: (each.bytes / 1000).toFixed(1),
    }
  })
  process.stdout.write(`${table(rows)}\n${rounds} turns of ${requests} requests, ${atOnce} at once\n`)
  return missed
}
