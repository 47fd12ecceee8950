import { createHash } from 'node:crypto'
import { chmod, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { connect, createServer, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import pLimit from 'p-limit'
import { z } from 'zod'
import type { Log } from '../../store/engine/log.ts'

type Snapshot = (folder: string) => Promise<void>

const Order = z.strictObject({ order: z.literal('snapshot') })
const Reply = z.union([z.strictObject({ folder: z.string() }), z.strictObject({ error: z.string() })])

const foldersOf = (dataDir: string) => join(dataDir, 'snapshots')

/** Uses the relative path if it is shorter, since a socket's path is limited to about 100 bytes. */
function addressOf(dataDir: string): string {
  if (process.platform === 'win32') {
    return String.raw`\\.\pipe\plaza-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}`
  }
  const path = join(dataDir, 'control.sock')
  const fromHere = relative(process.cwd(), path)
  return fromHere.length < path.length ? fromHere : path
}

export async function openControl(
  dataDir: string,
  snapshot: Snapshot,
  log: Log,
): Promise<() => Promise<void>> {
  const address = addressOf(dataDir)
  await clearSnapshots(foldersOf(dataDir))
  if (process.platform !== 'win32') await rm(address, { force: true })
  const sockets = new Set<Socket>()
  // One snapshot at a time, since each one blocks all other requests.
  const inTurn = pLimit(1)
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    createInterface(socket).once('line', (line) => {
      if (isOrder(line)) {
        inTurn(answer, socket, dataDir, snapshot).catch((error: unknown) =>
          log.error({ err: error }, 'a snapshot failed'),
        )
      } else socket.destroy()
    })
  })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(address, resolve)
    })
    if (process.platform !== 'win32') await chmod(address, 0o600)
  } catch (error) {
    log.warn({ err: error }, 'no backup can be made while this runs: the socket in DATA_DIR cannot be opened')
    return async () => {}
  }
  return async () => {
    const closed = new Promise((resolve) => server.close(resolve))
    for (const socket of sockets) socket.destroy()
    await closed
    await inTurn(() => {})
  }
}

/** Removes only folders that snapshots created. */
async function clearSnapshots(folder: string) {
  const names = await readdir(folder).catch(() => [])
  for (const name of names.filter((each) => /^of-\w{6}$/.test(each))) {
    await rm(join(folder, name), { recursive: true, force: true })
  }
}

function isOrder(line: string): boolean {
  try {
    return Order.safeParse(JSON.parse(line)).success
  } catch {
    return false
  }
}

async function answer(socket: Socket, dataDir: string, snapshot: Snapshot) {
  if (socket.destroyed) return
  await mkdir(foldersOf(dataDir), { recursive: true, mode: 0o700 })
  const folder = await mkdtemp(join(foldersOf(dataDir), 'of-'))
  const clear = () => rm(folder, { recursive: true, force: true })
  try {
    await snapshot(folder)
  } catch (error) {
    await clear()
    socket.end(`${JSON.stringify({ error: 'the database could not be read; see the log of Plaza' })}\n`)
    throw error
  }
  socket.once('close', () => void clear())
  if (socket.destroyed) await clear()
  else socket.write(`${JSON.stringify({ folder })}\n`)
}

export async function askForSnapshot(
  dataDir: string,
): Promise<{ folder: string; end: () => void } | { error: string } | null> {
  const socket = connect(addressOf(dataDir))
  const line = await new Promise<string | null>((resolve) => {
    socket.once('error', () => resolve(null))
    socket.once('close', () => resolve(null))
    createInterface(socket)
      .on('error', () => resolve(null))
      .once('line', resolve)
    socket.write(`${JSON.stringify({ order: 'snapshot' })}\n`)
  })
  if (line === null) {
    socket.destroy()
    return null
  }
  const reply = Reply.parse(JSON.parse(line))
  if ('error' in reply) {
    socket.destroy()
    return reply
  }
  return { folder: reply.folder, end: () => void socket.destroy() }
}
