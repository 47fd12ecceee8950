import { readFileSync } from 'node:fs'

/** The graph as it is written, with its descriptions. */
export const typeDefs = readFileSync(new URL('../../schema.graphql', import.meta.url), 'utf8')
