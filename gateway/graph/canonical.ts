import { type DefinitionNode, type DocumentNode, Kind, parse, print, visit } from 'graphql'

/** One text for all spellings, without the `__typename` that caches add. `fragments` are used but not defined in it. */
export function canonical(text: string, fragments: readonly DefinitionNode[] = []): string {
  const { definitions } = parse(text, { noLocation: true, maxTokens: 1000 })
  return canonicalDocument({ kind: Kind.DOCUMENT, definitions: [...definitions, ...fragments] })
}

function canonicalDocument(document: DocumentNode): string {
  const bare = visit(document, {
    Field: (field) => (field.name.value === '__typename' && !field.alias ? null : undefined),
  })
  const operations = bare.definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
  const fragments = new Map(
    bare.definitions.flatMap((definition) =>
      definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
    ),
  )
  const used = new Map<string, DefinitionNode>()
  const follow = (node: DefinitionNode): void => {
    visit(node, {
      FragmentSpread: ({ name: { value: name } }) => {
        const fragment = fragments.get(name)
        if (!fragment || used.has(name)) return
        used.set(name, fragment)
        follow(fragment)
      },
    })
  }
  operations.forEach(follow)
  const sorted = [...used].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, fragment]) => fragment)
  return print({ kind: Kind.DOCUMENT, definitions: [...operations, ...sorted] })
}
