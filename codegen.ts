import { createHash } from 'node:crypto'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { preset as clientPreset } from '@graphql-codegen/client-preset'
import { type DocumentNode, type GraphQLSchema, Kind, print } from 'graphql'
import { canonical } from './gateway/graph/canonical.ts'
import { enums } from './gateway/graph/enums.ts'

type Preset = NonNullable<Exclude<CodegenConfig['generates'][string], unknown[]>['preset']>
type Documents = readonly { document?: DocumentNode }[]

/**
 * The client's operations, each with its full canonical text. The client sends the hash instead of the text.
 */
function operationsOf(documents: Documents) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? [])
  const fragments = definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => {
      const text = canonical(print(definition), fragments)
      const hash = createHash('sha256').update(text).digest('hex')
      return { name: definition.name?.value ?? '', kind: definition.operation, text, hash }
    })
}

/** A generated file with the text that `plugin` returns. */
const file = (plugin: (schema: GraphQLSchema, documents: Documents) => string): Preset => ({
  buildGeneratesSection: (options) => [
    {
      ...options,
      filename: options.baseOutputDir,
      plugins: [{ file: {} }],
      pluginMap: { file: { plugin } },
    },
  ],
})

/** The client's operations as `{ sha256: text }`. With `PLAYGROUND=off`, the gateway runs only these. */
const manifest = file((_schema, documents) => {
  const texts = operationsOf(documents)
    .map(({ hash, text }) => [hash, text] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
})

/** The list of error codes that the gateway and the client share, in schema order. */
const errorCodes = file((schema) => {
  const type = schema.getType('ErrorCode')?.astNode
  if (type?.kind !== Kind.ENUM_TYPE_DEFINITION) throw new Error('The graph has no error codes.')
  const names = (type.values ?? []).map(({ name }) => `  '${name.value}',`)
  return `export const errorCodes = [
${names.join('\n')}
] as const;

/** What went wrong, in \`extensions.code\`. */
export type ErrorCode = (typeof errorCodes)[number];
`
})

const hashes = file((_schema, documents) => {
  const entries = operationsOf(documents).map(({ name, hash }) => [name, hash] as const)
  return `/** Maps an operation's name to the hash by which the gateway finds its text. */
export const hashes: Record<string, string> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};
`
})

/** Operations that a page sends before the code that uses them has loaded. */
const first = new Set(['getProfile', 'listChoices', 'listFirstLook', 'listSavedFilters', 'listSlides'])

/** Kept apart from the other hashes, which would add nearly a kilobyte, since hashes do not compress. */
const firstHashes = file((_schema, documents) => {
  const entries = operationsOf(documents).flatMap(({ name, hash }) => (first.has(name) ? [[name, hash]] : []))
  return `/** The hashes of the operations that a page sends first, by name. */
export const firstHashes = ${JSON.stringify(Object.fromEntries(entries), null, 2)} as const;
`
})

/**
 * Keeps only the client preset's types. The client gets the names of the operations instead of the long
 * documents; their hashes are in a separate file that loads with the first call.
 */
const namedOperations: Preset = {
  buildGeneratesSection: async (options) => {
    const [types] = await clientPreset.buildGeneratesSection(options)
    if (!types) throw new Error('The client preset writes nothing.')
    const { pluginMap } = types
    return [Object.assign(types, { pluginMap: { ...pluginMap, 'typed-document-node': names } })]
  },
}

const names = {
  plugin: (_schema: unknown, documents: Documents) => ({
    prepend: ["import type { TypedDocumentNode } from '@graphql-typed-document-node/core';"],
    content: `
/** The name of an operation, with the types of its data and variables. */
export type Operation<Kind extends 'query' | 'mutation' | 'subscription', Data, Variables> =
  { kind: Kind; name: string } & Pick<TypedDocumentNode<Data, Variables>, '__apiType'>;

${operationsOf(documents)
  .map(({ name, kind }) => {
    const data = upper(name) + upper(kind)
    const type = `Operation<'${kind}', ${data}, ${data}Variables>`
    return `export const ${upper(name)}Document: ${type} = { kind: '${kind}', name: '${name}' };`
  })
  .join('\n')}
`,
  }),
}

const upper = (word: string) => word.slice(0, 1).toUpperCase() + word.slice(1)

const shared = {
  useTypeImports: true,
  enumsAsTypes: true,
  strictScalars: true,
  defaultScalarType: 'unknown',
  scalars: {
    ID: 'string',
    Date: 'string',
    Time: 'string',
    DateTime: 'string',
    URL: 'string',
    File: 'File',
  },
}

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: 'client/**/*.graphql',
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        contextType: '../graph/context.ts#Context',
        // The type of each resolver's parent: the service's payload after validation and normalisation.
        mappers: {
          AdminEventPage: '../events/eventPages.ts#RestAdminEventListing',
          AuditPage: '../admin/auditLogAnswer.ts#RestAuditPage',
          Author: '../events/eventAnswer.ts#RestAuthor',
          CalendarFeed: '../favorites/feedAnswer.ts#RestFeed',
          Category: '../catalog/catalogAnswer.ts#RestCatalogEntry',
          Dashboard: '../admin/dashboardAnswer.ts#RestDashboard',
          AuditEntry: '../admin/auditLogAnswer.ts#RestAuditEntry',
          Event: '../events/eventAnswer.ts#RestEvent',
          EventPage: '../events/eventPages.ts#RestEventPage',
          EventProposal: '../events/eventAnswer.ts#RestProposal',
          EventStatistics: '../events/eventPages.ts#RestEventStatistics',
          EventStatus: 'string',
          EventStep: '../review/historyAnswer.ts#RestStep',
          EventType: '../catalog/catalogAnswer.ts#RestCatalogEntry',
          FavoriteEntry: '../favorites/favoriteAnswer.ts#RestFavorite',
          FavoritePage: '../favorites/favoriteAnswer.ts#RestFavoritePage',
          HomepageSlide: '../homepage/slideAnswer.ts#RestSlide',
          Image: '../events/imageAnswer.ts#RestImage',
          NewCalendarFeed: '../favorites/feedAnswer.ts#RestNewFeed',
          Notifications: '../account/notificationAnswer.ts#RestNotifications',
          OpenSession: '../account/sessionAnswer.ts#RestOpenSession',
          PasswordReset: '../account/userAnswer.ts#RestPasswordReset',
          Place: '../events/placeAnswer.ts#RestPlace',
          PlatformTotals: '../admin/dashboardAnswer.ts#RestTotals',
          ProposalState: '../events/eventAnswer.ts#RestProposal',
          RecentEvent: '../admin/dashboardAnswer.ts#RestRecentEvent',
          RecentUser: '../admin/dashboardAnswer.ts#RestRecentUser',
          RejectReason: '../review/reasonAnswer.ts#RestReason',
          SavedFilter: '../account/notificationAnswer.ts#RestFilter',
          Series: '../events/seriesAnswer.ts#RestSeries',
          Session: '../account/userAnswer.ts#RestSession',
          User: '../account/userAnswer.ts#RestUser',
          UserPage: '../account/userAnswer.ts#RestUserListing',
          UserStatistics: '../account/userAnswer.ts#RestUserStatistics',
        },
        enumValues: enums,
      },
    },
    'gateway/generated/operations.json': { preset: manifest },
    'gateway/generated/errorCodes.ts': { preset: errorCodes },
    'client/generated/errorCodes.ts': { preset: errorCodes },
    'client/generated/firstHashes.ts': { preset: firstHashes },
    'client/generated/hashes.ts': { preset: hashes },
    'client/generated/': {
      preset: namedOperations,
      presetConfig: { fragmentMasking: false },
      config: shared,
    },
  },
}

export default config
