import { argon2, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import pLimit from 'p-limit'
import { commonPasswords } from './commonPasswords.ts'
import { tryLater } from '../../http/httpError.ts'
import type { Caller } from '../../ports/caller.ts'
import { isPublished } from '../sampleAccounts.ts'

/** OWASP's second recommended configuration of argon2id. `memory` is in KiB. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 }
const saltBytes = 16
const hashBytes = 32

const hash = promisify(argon2)

/** Each hash occupies one of the four threads of Node's pool, which file access also needs. */
const atOnce = 2
const inQueue = 50

const inTurn = pLimit(atOnce)

/** The number of passwords that are being hashed or waiting in the queue. */
export const passwordsUnderWay = () => inTurn.activeCount + inTurn.pendingCount

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  return phc(cost, salt, await derive(password, salt, cost, hashBytes))
}

/** Takes equally long without a stored hash, so that response times do not reveal which accounts exist. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const parsed = stored === null ? null : parse(stored)
  const { salt, hash, ...settings } = parsed ?? { ...cost, salt: noSalt, hash: noHash }
  const derived = await derive(password, salt, settings, hash.length)
  return timingSafeEqual(derived, hash) && parsed !== null
}

export function isOutdated(stored: string): boolean {
  const parsed = parse(stored)
  return parsed === null || parsed.memory < cost.memory || parsed.passes < cost.passes
}

const noSalt = Buffer.alloc(saltBytes)
const noHash = Buffer.alloc(hashBytes)

interface Owner {
  email?: string
  full_name?: string
  user_type?: Caller['user_type']
}

const superadminLength = 12

/** Returns a message for the user that says why a new password is refused, or null if it is acceptable. */
export function passwordFault(password: string, owner: Owner = {}, isPublic = false): string | null {
  const isLong = Array.from(password.normalize('NFKC')).length >= superadminLength
  if (isPublic && owner.user_type === 'superadmin' && !isLong) {
    return `A superadmin's password must be at least ${superadminLength} characters.`
  }
  // Passwords that differ only in their lone surrogates would have the same hash.
  if (!password.isWellFormed() || /\p{Cc}/u.test(password)) {
    return 'Password must not contain control characters.'
  }
  const length = Array.from(password).length
  if (length < 8) return 'Password must be at least 8 characters.'
  if (length > 128) return 'Password must be at most 128 characters.'
  const plain = password.normalize('NFKC').toLowerCase()
  if (
    commonPasswords.has(plain) ||
    /^(.)\1*$/u.test(plain) ||
    isRow(plain) ||
    (isPublic && isPublished(plain))
  ) {
    return 'This password is too common.'
  }
  const personal = [owner.email, owner.email?.split('@')[0], owner.full_name]
    .map((each) => each?.toLowerCase() ?? '')
    .flatMap((each) => [each, each.replaceAll(/\s/g, '')])
  if (personal.includes(plain)) return 'Password must not be your name or e-mail.'
  return null
}

/** The rules for a superadmin's password while others can reach Plaza. */
export const superadminPasswordFault = (password: string, owner: Owner = {}) =>
  passwordFault(password, { ...owner, user_type: 'superadmin' }, true)

function isRow(text: string): boolean {
  const codes = Array.from(text, (each) => each.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, at) => code - (codes[at] ?? 0)))
  return steps.size === 1 && (steps.has(1) || steps.has(-1))
}

// Omits 0, O, 1, l and I, since people copy the password by hand from a terminal.
const readable = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789'

export function generatePassword(): string {
  const group = () => Array.from({ length: 5 }, () => readable[randomInt(readable.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}

interface Settings {
  memory: number
  passes: number
  parallelism: number
}

async function derive(password: string, salt: Buffer, settings: Settings, length: number): Promise<Buffer> {
  if (inTurn.pendingCount >= inQueue) {
    throw tryLater(503, 'Too many people are signing in just now. Please try again.', 2)
  }
  const options = { ...settings, message: password.normalize('NFKC'), nonce: salt, tagLength: length }
  return await inTurn(() => hash('argon2id', options))
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

const phc = ({ memory, passes, parallelism }: Settings, salt: Buffer, hash: Buffer) =>
  `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(hash)}`

function parse(stored: string) {
  const [, memory, passes, parallelism, salt, hash] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored) ?? []
  if (!memory || !passes || !parallelism || !salt || !hash) return null
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
