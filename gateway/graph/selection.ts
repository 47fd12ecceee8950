import { type FieldNode, type GraphQLResolveInfo, Kind, type SelectionSetNode } from 'graphql'

interface Holder {
  selectionSet?: SelectionSetNode | undefined
}

export function isSelected(
  { fieldNodes, fragments }: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>,
  path: readonly string[],
  names: ReadonlySet<string>,
): boolean {
  const below = (holders: readonly (Holder | undefined)[]): FieldNode[] =>
    holders
      .flatMap((holder) => holder?.selectionSet?.selections ?? [])
      .flatMap((node) => {
        if (node.kind === Kind.FIELD) return [node]
        return below([node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value]])
      })
  let fields = below(fieldNodes)
  for (const step of path) fields = below(fields.filter(({ name }) => name.value === step))
  return fields.some(({ name }) => names.has(name.value))
}
