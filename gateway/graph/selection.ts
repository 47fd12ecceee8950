import {
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLResolveInfo,
  Kind,
  type SelectionSetNode,
} from 'graphql'

type Asked = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>

function fieldsOf(set: SelectionSetNode | undefined, fragments: Asked['fragments']): FieldNode[] {
  return (set?.selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return [selection]
    const part: Pick<FragmentDefinitionNode, 'selectionSet'> | undefined =
      selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
    return fieldsOf(part?.selectionSet, fragments)
  })
}

export function isAsked(
  { fieldNodes, fragments }: Asked,
  path: readonly string[],
  names: ReadonlySet<string>,
) {
  let fields = [...fieldNodes]
  for (const step of path) fields = below(fields, fragments).filter(({ name }) => name.value === step)
  return below(fields, fragments).some(({ name }) => names.has(name.value))
}

const below = (fields: readonly FieldNode[], fragments: Asked['fragments']) =>
  fields.flatMap(({ selectionSet }) => fieldsOf(selectionSet, fragments))
