import { createHash } from 'node:crypto'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { print } from 'graphql'
import { canonical } from './gateway/canonical.ts'
import { enums } from './gateway/enums.ts'

type Preset = Exclude<CodegenConfig['generates'][string], unknown[]>['preset']

/** Writes the client's operations as `{ sha256: text }`: with `PLAYGROUND=off` the gateway runs nothing else. */
const manifest: Preset = {
  buildGeneratesSection: (options) => [
    {
      ...options,
      filename: options.baseOutputDir,
      plugins: [{ manifest: {} }],
      pluginMap: {
        manifest: {
          plugin: (_schema, documents) => {
            const fragments = documents.flatMap(({ document }) =>
              (document?.definitions ?? []).filter(({ kind }) => kind === 'FragmentDefinition'),
            )
            const operations = documents
              .flatMap(({ document }) => document?.definitions ?? [])
              .filter(({ kind }) => kind === 'OperationDefinition')
              .map((operation) => canonical(print(operation), fragments))
              .map((text) => [createHash('sha256').update(text).digest('hex'), text] as const)
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
            return `${JSON.stringify(Object.fromEntries(operations), null, 2)}\n`
          },
        },
      },
    },
  ],
}

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
  documents: 'client/actors/**/*.{graphql,ts}',
  ignoreNoDocuments: true,
  importExtension: '.ts',
  generates: {
    'gateway/generated/resolvers.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        contextType: '../context.ts#Context',
        // What a resolver's parent is: the payload as the service sends it, once checked and evened out.
        mappers: {
          AdminEventPage: '../rest/event.ts#RestAdminEventPage',
          AuditPage: '../rest/audit.ts#RestAuditPage',
          Author: '../rest/event.ts#RestAuthor',
          Category: '../rest/catalog.ts#RestCatalogEntry',
          Dashboard: '../rest/dashboard.ts#RestDashboard',
          Deed: '../rest/audit.ts#RestDeed',
          Event: '../rest/event.ts#RestEvent',
          EventPage: '../rest/event.ts#RestEventPage',
          EventStatistics: '../rest/event.ts#RestEventStatistics',
          EventType: '../rest/catalog.ts#RestCatalogEntry',
          FavoriteEntry: '../rest/favorite.ts#RestFavorite',
          FavoritePage: '../rest/favorite.ts#RestFavoritePage',
          HomepageSlide: '../rest/homepage.ts#RestSlide',
          Image: '../rest/image.ts#RestImage',
          PasswordReset: '../rest/user.ts#RestPasswordReset',
          Place: '../rest/geocode.ts#RestPlace',
          PlatformTotals: '../rest/dashboard.ts#RestTotals',
          RecentEvent: '../rest/dashboard.ts#RestRecentEvent',
          RecentUser: '../rest/dashboard.ts#RestRecentUser',
          Session: '../rest/user.ts#RestSession',
          User: '../rest/user.ts#RestUser',
          UserPage: '../rest/user.ts#RestUserPage',
          UserStatistics: '../rest/user.ts#RestUserStatistics',
        },
        enumValues: enums,
      },
    },
    'gateway/generated/operations.json': { preset: manifest },
    'client/generated/': {
      preset: 'client',
      presetConfig: { fragmentMasking: false },
      config: shared,
    },
  },
}

export default config
