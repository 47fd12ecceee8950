import { type Clause, Params, type Where } from '../clause.ts'

/** A clause with the values that it names. */
export interface Bound {
  clause: Clause
  values: readonly unknown[]
  key: string
}

const parameter = /\$(\d+)/g

export function boundOf(where: Where): Bound[] {
  const params = new Params()
  return where(params).map((clause) => {
    const values = [...clause.sql.matchAll(parameter)].map(([, n]) => params.values[Number(n) - 1])
    return { clause, values, key: JSON.stringify([clause.sql.replaceAll(parameter, '$'), ...values]) }
  })
}

export function bind({ clause, values }: Bound, params: Params): string {
  const given = values.values()
  return clause.sql.replaceAll(parameter, () => params.add(given.next().value))
}

/** Most events are published: what is kept is which are not. */
export const opposite = (bound: Bound): string | null =>
  bound.clause.sql === 'is_published' ? `not ${bound.clause.sql}` : null
