import { type Clause, Params, type Where } from '../clause.ts'

/** A clause with the values that it names. */
export interface Bound {
  clause: Clause
  values: readonly unknown[]
}

const parameter = /\$(\d+)/g

export function boundOf(where: Where): Bound[] {
  const params = new Params()
  return where(params).map((clause) => ({
    clause,
    values: [...clause.sql.matchAll(parameter)].map(([, n]) => params.values[Number(n) - 1]),
  }))
}

export function bind({ clause, values }: Bound, params: Params): string {
  const given = values.values()
  return clause.sql.replaceAll(parameter, () => params.add(given.next().value))
}
