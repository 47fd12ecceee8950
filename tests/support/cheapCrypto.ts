import type * as Crypto from 'node:crypto'

/** Node's crypto with passwords that cost next to nothing to hash; what they cost is tested by itself. */
export const cheapCrypto = (real: typeof Crypto) => ({
  ...real,
  argon2: (
    algorithm: 'argon2id',
    settings: Crypto.Argon2Parameters,
    done: (error: Error | null, hash: Buffer) => void,
  ) => real.argon2(algorithm, { ...settings, memory: 8, passes: 1 }, done),
})
