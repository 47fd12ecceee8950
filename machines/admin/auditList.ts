import { listMachine } from '../lists/listMachine.ts'
import { deedProblems, noDeed, noId } from './texts.ts'

export interface Deed {
  id: string
  /** ISO 8601, UTC */
  at: string
  /** Null for whoever runs the server, and for a deleted account. */
  actor: { id: string; fullName: string; email: string } | null
  action: string
  entity: string
  entityId: string | null
  reason: string | null
  changes: { field: string; from: string | null; to: string | null }[]
}

/** Days are YYYY-MM-DD. */
export interface DeedFilters {
  action: string
  entity: string
  entityId: string
  actor: string
  dateFrom: string
  dateTo: string
}

export const noDeedFilters: DeedFilters = {
  action: '',
  entity: '',
  entityId: '',
  actor: '',
  dateFrom: '',
  dateTo: '',
}

export const idProblem = (typed: string) => {
  const text = typed.trim()
  return text === '' || (/^[1-9]\d{0,9}$/.test(text) && Number(text) <= largestId) ? '' : noId
}

/** The largest `integer` of the database. */
const largestId = 2_147_483_647

/** Only what is an ID is asked for. */
const askable = (filters: DeedFilters): DeedFilters => ({
  ...filters,
  entityId: idProblem(filters.entityId) ? '' : filters.entityId,
  actor: idProblem(filters.actor) ? '' : filters.actor,
})

export const auditList = listMachine<Deed, DeedFilters, 'NEWEST', null>({
  noFilters: noDeedFilters,
  usualOrder: 'NEWEST',
  askable,
  problems: deedProblems,
  noRow: noDeed,
})
