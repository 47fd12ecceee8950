import { globSync, readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { root } from './mutants.ts'

/** The currently loaded mutant: its file's source, and the dependent modules that must be reloaded. */
let current: { mark: string; url: string; source: string; dependents: Set<string> } | null = null

const importers = new Map<string, Set<string>>()
const sources = new Map<string, string>()
const unmarked = (url: string) => url.replace(/\?mutant=-?\d+$/, '')
const standIn = pathToFileURL(join(import.meta.dirname, 'standIn.ts')).href

/**
 * Records the importers of each file, replaces Vitest with its stand-in, and reloads the mutant and its
 * dependents.
 */
registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    const parent = unmarked(parentURL)
    if (parent !== standIn && (specifier === 'vitest' || specifier.endsWith('/walks.ts')))
      return { url: standIn, shortCircuit: true }
    // `next` modifies the context that it receives.
    const resolved = next(specifier, parentURL === '' ? context : { ...context, parentURL: parent })
    if (isOurs(resolved.url)) importersOf(resolved.url).add(parent)
    const isMarked = parent !== parentURL && current?.dependents.has(resolved.url)
    return isMarked ? { ...resolved, url: `${resolved.url}${current?.mark}` } : resolved
  },
  load(url, context, next) {
    const plain = unmarked(url)
    if (!isOurs(plain) || !plain.endsWith('.ts')) return next(url, context)
    const source = plain === current?.url && plain !== url ? stripped(current.source) : kept(plain)
    return { format: 'module', source, shortCircuit: true }
  },
})

const isOurs = (url: string) =>
  url.startsWith(`${pathToFileURL(root).href}/`) && !url.includes('/node_modules/')
const stripped = (source: string) => stripTypeScriptTypes(source)

function kept(url: string) {
  const source = sources.get(url) ?? stripped(readFileSync(fileURLToPath(url), 'utf8'))
  sources.set(url, source)
  return source
}

function importersOf(url: string) {
  const known = importers.get(url) ?? new Set()
  importers.set(url, known)
  return known
}

export function urlOf(file: string) {
  return pathToFileURL(join(root, file)).href
}

/**
 * The judging tests: the walks, and the tables of rules, which run only for mutants that the walks do not
 * kill.
 */
export const judging = [
  ...globSync('tests/workflows/**/node.test.ts', { cwd: root }).toSorted(),
  ...globSync('tests/machines/*.test.ts', { cwd: root }).toSorted(),
].map(urlOf)

/** All direct and indirect importers of a file, the nearest first. */
export function dependentsOf(file: string): string[] {
  const found = new Set([urlOf(file)])
  for (const url of found) for (const importer of importersOf(url)) found.add(importer)
  return [...found]
}

/** The exports of the wanted modules, loaded with another source for the given file. */
export async function loadMutated(number: number, file: string, source: string, wanted: string[]) {
  const mark = `?mutant=${number}`
  current = { mark, url: urlOf(file), source, dependents: new Set(dependentsOf(file)) }
  const load = async (url: string) => {
    await import(`${url}${mark}`)
  }
  return wanted.map((url) => () => load(url))
}
