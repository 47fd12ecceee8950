import { createHash } from 'node:crypto'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { print } from 'graphql'
import { canonical } from './gateway/canonical.ts'

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
          Author: '../rest/event.ts#RestAuthor',
          Category: '../rest/catalog.ts#RestCatalogEntry',
          Event: '../rest/event.ts#RestEvent',
          EventPage: '../rest/event.ts#RestEventPage',
          EventType: '../rest/catalog.ts#RestCatalogEntry',
          FavoriteEntry: '../rest/favorite.ts#RestFavorite',
          FavoritePage: '../rest/favorite.ts#RestFavoritePage',
          HomepageSlide: '../rest/homepage.ts#RestSlide',
          Image: '../rest/image.ts#RestImage',
          PasswordReset: '../rest/user.ts#RestPasswordReset',
          Place: '../rest/geocode.ts#RestPlace',
          Session: '../rest/user.ts#RestSession',
          User: '../rest/user.ts#RestUser',
        },
        // Inside the gateway an enum has the value that the service knows it by.
        enumValues: {
          ApprovalStatus: { PENDING: 'pending', PUBLISHED: 'published', REJECTED: 'rejected' },
          Decision: { PUBLISH: 'publish', REJECT: 'reject' },
          EventStatus: { UPCOMING: 'upcoming', TODAY: 'today', PAST: 'past' },
          Period: { UPCOMING: 'upcoming', PAST: 'past' },
          UserType: { SUPERADMIN: 'superadmin', ADMIN: 'admin', USER: 'user' },
        },
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
