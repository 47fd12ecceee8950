import type * as Crypto from 'node:crypto'

/** Node's crypto with passwords that cost next to nothing to hash; what they cost is tested by itself. */
export async function cheapCrypto(load: <Module>() => Promise<Module>) {
  const real = await load<typeof Crypto>()
  const argon2: typeof real.argon2 = (algorithm, settings, done) =>
    real.argon2(algorithm, { ...settings, memory: 8, passes: 1 }, done)
  return { ...real, argon2 }
}
