import { type FieldNode, Kind, parse, type ValueNode, valueFromASTUntyped } from 'graphql'
import { cases } from './all.ts'

function rootsOf(document: string): FieldNode[] {
  const [operation] = parse(document).definitions
  if (operation?.kind !== Kind.OPERATION_DEFINITION) throw new Error('The operation comes first.')
  return operation.selectionSet.selections.filter((node) => node.kind === Kind.FIELD)
}

/** The arguments that the cases of a field use; a later case adds those that earlier ones omit. */
function argumentsOf(field: string): Record<string, unknown> {
  const known = cases.flatMap(([document, , variables]) =>
    rootsOf(document)
      .filter(({ name }) => name.value === field)
      .flatMap((node) => node.arguments ?? [])
      .map(({ name, value }) => [name.value, valueFromASTUntyped(value, variables)] as const),
  )
  return Object.fromEntries(known.toReversed())
}

function bound(node: ValueNode, value: unknown): [name: string, value: unknown][] {
  if (node.kind === Kind.VARIABLE) return value === undefined ? [] : [[node.name.value, value]]
  if (node.kind !== Kind.OBJECT) return []
  return node.fields.flatMap((field) =>
    bound(field.value, (value as Record<string, unknown> | undefined)?.[field.name.value]),
  )
}

/** Variables for any document, from the cases of the fields that it selects. */
export function variablesFor(document: string): Record<string, unknown> {
  const given = rootsOf(document).flatMap((node) => {
    const known = argumentsOf(node.name.value)
    return (node.arguments ?? []).flatMap(({ name, value }) => bound(value, known[name.value]))
  })
  return { ...conditionsOf(document), ...Object.fromEntries(given) }
}

/** Sets the conditions of optional selections so that everything is included. */
function conditionsOf(document: string): Record<string, unknown> {
  const conditions = rootsOf(document)
    .flatMap(({ directives = [] }) => directives)
    .flatMap((directive) => directive.arguments ?? [])
  return Object.fromEntries(
    conditions.flatMap(({ value }) => (value.kind === Kind.VARIABLE ? [[value.name.value, true]] : [])),
  )
}
