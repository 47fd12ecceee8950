import { createHash } from 'node:crypto'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { preset as clientPreset } from '@graphql-codegen/client-preset'
import { type DocumentNode, Kind, print } from 'graphql'
import { canonical } from './gateway/graph/canonical.ts'
import { enums } from './gateway/graph/enums.ts'

type Preset = Exclude<CodegenConfig['generates'][string], unknown[]>['preset']
type Documents = readonly { document?: DocumentNode }[]

/** The client's operations, each with its whole text in one spelling: its hash is what the client sends for it. */
function operationsOf(documents: Documents) {
  const definitions = documents.flatMap(({ document }) => document?.definitions ?? [])
  const fragments = definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION)
  return definitions
    .filter((definition) => definition.kind === Kind.OPERATION_DEFINITION)
    .map((definition) => {
      const text = canonical(print(definition), fragments)
      const hash = createHash('sha256').update(text).digest('hex')
      return { name: definition.name?.value ?? '', kind: definition.operation, text, hash }
    })
}

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
            const texts = operationsOf(documents)
              .map(({ hash, text }) => [hash, text] as const)
              .toSorted(([a], [b]) => (a < b ? -1 : 1))
            return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`
          },
        },
      },
    },
  ],
}

/**
 * Of the client preset only the types. Instead of the documents, which are long, the client has their names, and the
 * hashes in a file of their own, which comes with the first call.
 */
const namedOperations: Preset = {
  buildGeneratesSection: async (options) => {
    const [types] = await clientPreset.buildGeneratesSection(options)
    if (!types) throw new Error('The client preset writes nothing.')
    const { pluginMap } = types
    return [
      Object.assign(types, { pluginMap: { ...pluginMap, 'typed-document-node': names } }),
      {
        ...options,
        filename: `${options.baseOutputDir}hashes.ts`,
        plugins: [{ hashes: {} }],
        pluginMap: { hashes },
      },
    ]
  },
}

const names = {
  plugin: (_schema: unknown, documents: Documents) => ({
    prepend: ["import type { TypedDocumentNode } from '@graphql-typed-document-node/core';"],
    content: `
/** An operation by its name, with the types of what it gives and takes. */
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

const hashes = {
  plugin: (_schema: unknown, documents: Documents) => {
    const entries = operationsOf(documents).map(({ name, hash }) => [name, hash] as const)
    return `/** By the name of an operation: the hash under which the gateway has its text. */
export const hashes: Record<string, string> = ${JSON.stringify(Object.fromEntries(entries), null, 2)};
`
  },
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
        contextType: '../context.ts#Context',
        // What a resolver's parent is: the payload as the service sends it, once checked and evened out.
        mappers: {
          AdminEventPage: '../events/event.ts#RestAdminEventPage',
          AuditPage: '../admin/deed.ts#RestAuditPage',
          Author: '../events/event.ts#RestAuthor',
          Category: '../catalog/entry.ts#RestCatalogEntry',
          Dashboard: '../admin/dashboard.ts#RestDashboard',
          Deed: '../admin/deed.ts#RestDeed',
          Event: '../events/event.ts#RestEvent',
          EventPage: '../events/event.ts#RestEventPage',
          EventStatistics: '../events/event.ts#RestEventStatistics',
          EventType: '../catalog/entry.ts#RestCatalogEntry',
          FavoriteEntry: '../favorites/favorite.ts#RestFavorite',
          FavoritePage: '../favorites/favorite.ts#RestFavoritePage',
          HomepageSlide: '../homepage/slide.ts#RestSlide',
          Image: '../events/image.ts#RestImage',
          PasswordReset: '../account/user.ts#RestPasswordReset',
          Place: '../events/place.ts#RestPlace',
          PlatformTotals: '../admin/dashboard.ts#RestTotals',
          RecentEvent: '../admin/dashboard.ts#RestRecentEvent',
          RecentUser: '../admin/dashboard.ts#RestRecentUser',
          Session: '../account/user.ts#RestSession',
          User: '../account/user.ts#RestUser',
          UserPage: '../account/user.ts#RestUserPage',
          UserStatistics: '../account/user.ts#RestUserStatistics',
        },
        enumValues: enums,
      },
    },
    'gateway/generated/operations.json': { preset: manifest },
    'client/generated/': {
      preset: namedOperations,
      presetConfig: { fragmentMasking: false },
      config: shared,
    },
  },
}

export default config
