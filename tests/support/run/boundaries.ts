import { posix } from 'node:path'

/** What the files below a folder may import, and which globals they may name. */
interface Zone {
  folder: string
  /** Other folders and files of Plaza that they may import. */
  ours: string[]
  /** The allowed packages and sub-paths; all if undefined. */
  packages?: string[]
  neverPackages?: string[]
  /** Globals that belong to another folder. */
  neverNames?: string[]
}

const featureZone = (folder: string): Zone => ({
  folder,
  ours: ['machines', 'client'],
  packages: ['react', 'react-dom', '@emotion/react', 'xstate', '@xstate/react', 'wouter', 'date-fns'],
  neverNames: ['fetch(', 'localStorage', 'sessionStorage', 'indexedDB', 'XMLHttpRequest'],
})
const clientFeatures = ['account', 'admin', 'catalog', 'events', 'favorites', 'homepage', 'review']

const zones: Zone[] = [
  { folder: 'machines', ours: [], packages: ['xstate', 'zod', 'date-fns', '@date-fns/tz'] },
  { folder: 'machines/language', ours: [], packages: ['pofile'] },
  ...clientFeatures.map((feature) => featureZone(`client/${feature}`)),
  {
    folder: 'client/runtime',
    ours: ['machines', 'client/generated', 'client/ui'],
    neverPackages: ['graphql-yoga', 'hono', 'postgres'],
  },
  {
    folder: 'client/ui',
    ours: ['machines/language'],
    neverPackages: ['xstate', '@xstate/react', 'urql', '@urql/core', 'graphql', 'idb', 'wouter'],
    neverNames: ['fetch(', 'indexedDB', 'XMLHttpRequest'],
  },
  { folder: 'client', ours: ['machines'], neverPackages: ['graphql-yoga', 'hono', 'postgres'] },
  {
    folder: 'gateway',
    ours: ['machines/language'],
    neverPackages: ['react', 'xstate', 'urql', 'postgres', '@electric-sql/pglite', 'nodemailer', 'sharp'],
  },
  {
    folder: 'service',
    ours: ['machines/language'],
    neverPackages: ['react', 'xstate', 'urql', 'graphql', 'graphql-yoga'],
  },
]

/**
 * Screens only draw: a feature's `machines.ts` gives them what they need, so they import none of these files.
 */
const neverOfScreens =
  /^client\/((\w+\/)+actors\.ts|generated\/|runtime\/(?!(registry|later|randomKey|clock\/(clock|useNow)|address\/dialogAddress|pictures\/(pictures|usePictures))\.))/

/** The only barrel: other folders import everything of `ui` from it, and `ui` itself nothing. */
const barrel = 'client/ui/index.ts'

/** Modules of `ui` that the barrel lacks: those with large libraries, and those that act when they load. */
const besideBarrel =
  /^client\/ui\/(display\/charts\/\w+Chart|display\/map\/TileMap|layout\/SortableGrid|buttons\/secondPress)\.tsx?$|\.css$/

/** The most import statements of a file of the client. One that needs more does the work of two. */
const mostImports = 15

/** Imports the words of every language, in two parts each. */
const importsWords = 'client/app/prerender.tsx'

/** Files that combine parts which may not import each other. */
const exceptions: Record<string, string[]> = {
  'gateway/process/behind/behind.ts': ['service'],
  'gateway/process/command.ts': ['service'],
  'gateway/process/service.ts': ['service'],
}

/** Fetches code, not data: it tests the connection before importing code. */
const fetchesCode = 'client/ui/loadCode.ts'

const hollowNames = new Set(['utils', 'helpers', 'common', 'shared'])
const isConfig = (path: string) =>
  /(^|\/)[\w.]+\.config\.ts$/.test(path) || path === 'codegen.ts' || path === playwrightSetup

/** Playwright calls the default export of this global set-up. */
const playwrightSetup = 'tests/browser/stage/wholeRun.ts'

/** Every violation of the import rules in these source files, which are given by path. */
export function breachesOf(files: Record<string, string>): string[] {
  return Object.entries(files).flatMap(([path, source]) =>
    breaches(path, source).map((breach) => `${path}: ${breach}`),
  )
}

function breaches(path: string, source: string): string[] {
  const never = (zoneOf(path)?.neverNames ?? []).filter(
    (name) => !(name === 'fetch(' && path === fetchesCode),
  )
  const used = never.filter((name) => names(source, name))
  return namesOf(path).concat(
    hasDefaultExport(source) && !isConfig(path) ? ['has a default export'] : [],
    importsOf(source).flatMap((wanted) => importBreaches(path, wanted)),
    used.map((name) => `uses ${name.replace('(', '')}`),
    hasManyImports(path, source) ? [`has more than ${mostImports} import statements`] : [],
  )
}

/** Everything that a module imports or re-exports, in any form. */
export function importsOf(source: string): string[] {
  const code = withoutComments(source)
  const forms = [
    /^\s*(?:import|export)(?:\s+type)?\s+[\w$*{}\s,]+?\s+from\s+(['"])([^'"\n]+)\1/gm,
    /^\s*import\s+(['"])([^'"\n]+)\1/gm,
    /\bimport\(\s*(['"])([^'"\n]+)\1/g,
  ]
  return forms.flatMap((form) => [...code.matchAll(form)].map(([, , wanted = '']) => wanted))
}

/** All files that are loaded with this one, through imports that are neither type-only nor dynamic. */
export function loadedWith(entry: string, files: Record<string, string>): string[] {
  const loaded = new Set([entry])
  for (const path of loaded) {
    const code = withoutComments(files[path] ?? '').replaceAll(/\b(?:import|export) type\b.*|\bimport\(/g, '')
    for (const wanted of importsOf(code).filter((each) => each.startsWith('.'))) {
      loaded.add(posix.join(posix.dirname(path), wanted))
    }
  }
  return [...loaded]
}

/** Circular imports: between files, and between the folders of each layer. */
export function circlesOf(files: Record<string, string>): string[] {
  const arrows = Object.entries(files).flatMap(([path, source]) =>
    importsOf(source)
      .filter((wanted) => wanted.startsWith('.'))
      .map((wanted) => [path, posix.join(posix.dirname(path), wanted.replace(/\?.*$/, ''))] as const),
  )
  const rooms = arrows
    .map(([from, to]) => [roomOf(from), roomOf(to)] as const)
    .filter(([from, to]) => from !== to && from.split('/')[0] === to.split('/')[0])
  return [...new Set([...waysRound(arrows), ...waysRound(rooms)])]
}

/** Such as `service/events`; a file directly in a layer counts as a folder. */
const roomOf = (path: string) => path.split('/').slice(0, 2).join('/')

/** The arrows that are part of a cycle. */
function waysRound(arrows: readonly (readonly [string, string])[]): string[] {
  const next = Map.groupBy(arrows, ([from]) => from)
  const leads = (from: string, to: string, seen = new Set<string>()): boolean =>
    (next.get(from) ?? []).some(([, at]) => {
      if (at === to) return true
      if (seen.has(at)) return false
      return leads(at, to, seen.add(at))
    })
  const back = arrows.filter(([from, to]) => leads(to, from))
  return [...new Set(back.map(([from, to]) => `${from} -> ${to}`))]
}

function importBreaches(path: string, wanted: string): string[] {
  const zone = zoneOf(path)
  if (!wanted.startsWith('.')) return zone && !mayUse(zone, wanted) ? [`imports the package ${wanted}`] : []
  const target = posix.join(posix.dirname(path), wanted.replace(/\?.*$/, ''))
  if (!/\.\w+$/.test(wanted.replace(/\?.*$/, ''))) return [`imports ${wanted} without its extension`]
  if (isScreen(path) && (neverOfScreens.test(target) || isElsewhere(path, target)))
    return [`imports ${target}`]
  if (isOutsideBarrel(path, target)) return [`imports ${target}, not the barrel`]
  if (target === barrel && isWithin(path, 'client/ui')) return [`imports ${target}`]
  if (!zone || isWithin(target, zone.folder)) {
    // The whole client is one folder, but its zones are separate: only the outermost files may import all of them.
    return []
  }
  const allowed = [...zone.ours, ...(exceptions[path] ?? [])]
  return allowed.some((folder) => isWithin(target, folder)) ? [] : [`imports ${target}`]
}

const isScreen = (path: string) => /^client\/(?!ui|runtime|app)\w+\/.*\.tsx$/.test(path)

/** True if the target is a screen of another feature, which only composing files may show. */
const isElsewhere = (path: string, target: string) => isScreen(target) && roomOf(target) !== roomOf(path)

const isOutsideBarrel = (path: string, target: string) =>
  isWithin(path, 'client') &&
  !isWithin(path, 'client/ui') &&
  isWithin(target, 'client/ui') &&
  target !== barrel &&
  !besideBarrel.test(target)

function mayUse({ packages, neverPackages = [] }: Zone, wanted: string) {
  const isOf = (name: string) => wanted === name || wanted.startsWith(`${name}/`)
  return packages ? packages.some(isOf) : !neverPackages.some(isOf)
}

/** The innermost zone that contains a file. */
const zoneOf = (path: string) =>
  zones
    .filter(({ folder }) => isWithin(path, folder))
    .toSorted((one, other) => other.folder.length - one.folder.length)[0]

const isWithin = (path: string, folder: string) => path === folder || path.startsWith(`${folder}/`)

function namesOf(path: string) {
  const [file = '', ...folders] = path.split('/').toReversed()
  const hollow = folders.find((folder) => hollowNames.has(folder))
  return [
    ...(hollow === undefined ? [] : [`lies in a folder named ${hollow}`]),
    ...(/^index\.\w+$/.test(file) && path !== barrel ? ['is a barrel'] : []),
  ]
}

const hasManyImports = (path: string, source: string) =>
  isWithin(path, 'client') &&
  path !== importsWords &&
  (withoutComments(source).match(/^import\b/gm)?.length ?? 0) > mostImports

const hasDefaultExport = (source: string) =>
  /^export default\b|^export\s*\{[^}]*\bas default\b/m.test(withoutComments(source))

function names(source: string, name: string) {
  const escaped = name.replace('(', String.raw`\(`)
  return new RegExp(String.raw`(?<![\w.$'"])${escaped}`).test(withoutComments(source))
}

const withoutComments = (source: string) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '$1')
