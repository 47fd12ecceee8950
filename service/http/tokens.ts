import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits. Only the hash of a token is stored. */
export const makeToken = () => randomBytes(32).toString('base64url')

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
