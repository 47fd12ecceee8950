import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  getDirectiveValues,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  GraphQLSkipDirective,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type VariableValues,
  visit,
} from 'graphql'

export type Fragments = Record<string, FragmentDefinitionNode>

/** The fields asked of an object, by their names in the answer: the specification's `CollectFields`, without abstract types. */
export function collectFields(
  type: GraphQLObjectType,
  sets: readonly (SelectionSetNode | undefined)[],
  fragments: Fragments,
  variables: VariableValues,
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const seen = new Set<FragmentDefinitionNode>()
  const collect = ({ selections }: SelectionSetNode) => {
    for (const node of selections) {
      if (!isIncluded(node, variables)) continue
      if (node.kind === Kind.FIELD) {
        const name = (node.alias ?? node.name).value
        fields.set(name, [...(fields.get(name) ?? []), node])
        continue
      }
      const part = node.kind === Kind.INLINE_FRAGMENT ? node : fragments[node.name.value]
      if (!part || (part.typeCondition && part.typeCondition.name.value !== type.name)) continue
      if (part.kind === Kind.FRAGMENT_DEFINITION) {
        if (seen.has(part)) continue
        seen.add(part)
      }
      collect(part.selectionSet)
    }
  }
  for (const set of sets) if (set) collect(set)
  return fields
}

const isIncluded = (node: SelectionNode, variables: VariableValues) =>
  getDirectiveValues(GraphQLSkipDirective, node, variables)?.if !== true &&
  getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false

/** The variables that decide which fields are included. */
export function switchesOf(document: DocumentNode): string[] {
  const names = new Set<string>()
  visit(document, {
    Directive: (directive) => {
      visit(directive, { Variable: ({ name }) => void names.add(name.value) })
    },
  })
  return [...names]
}
