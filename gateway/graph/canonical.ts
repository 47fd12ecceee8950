import { type ASTNode, type FieldNode, type FragmentDefinitionNode, Kind, parse, print, visit } from 'graphql'

/**
 * Returns the same text for all spellings of an operation, without the `__typename`
 * that caches add. Appends the fragments it uses from `fragments`, and keeps all of its
 * own fragments, since validation checks unused ones too.
 */
export function canonical(text: string, fragments: readonly FragmentDefinitionNode[] = []): string {
  const { definitions } = parse(text, { noLocation: true, maxTokens: 1000 })
  const isFragment = (node: ASTNode): node is FragmentDefinitionNode => node.kind === Kind.FRAGMENT_DEFINITION
  const known = new Map(fragments.map((fragment) => [fragment.name.value, fragment]))
  const kept = new Map(definitions.filter(isFragment).map((fragment) => [fragment.name.value, fragment]))
  const follow = (node: ASTNode): void => {
    visit(node, {
      FragmentSpread: ({ name: { value: name } }) => {
        const fragment = known.get(name)
        if (!fragment || kept.has(name)) return
        kept.set(name, fragment)
        follow(fragment)
      },
    })
  }
  definitions.forEach(follow)
  const sorted = [...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, fragment]) => fragment)
  const whole = {
    kind: Kind.DOCUMENT,
    definitions: [...definitions.filter((node) => !isFragment(node)), ...sorted],
  } as const
  return print(visit(whole, { Field: (field) => (isAddedByCaches(field) ? null : undefined) }))
}

const isAddedByCaches = ({ name, alias, arguments: given, directives }: FieldNode) =>
  name.value === '__typename' && !alias && !given?.length && !directives?.length
