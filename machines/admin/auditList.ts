import { listMachine } from '../lists/listMachine.ts'
import { auditProblems, noAuditEntry, noId } from './texts.ts'

export interface AuditEntry {
  id: string
  /** ISO 8601, UTC */
  at: string
  /** Null for the operator of the server and for a deleted account. */
  actor: { id: string; fullName: string; email: string } | null
  action: string
  entity: string
  entityId: string | null
  reason: string | null
  changes: { field: string; from: string | null; to: string | null }[]
}

/** Days are YYYY-MM-DD. */
export interface AuditFilters {
  action: string
  entity: string
  entityId: string
  actor: string
  dateFrom: string
  dateTo: string
}

export const noAuditFilters: AuditFilters = {
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

/** The largest value of the database's `integer` type. */
const largestId = 2_147_483_647

/** Omits invalid ids. */
const askable = (filters: AuditFilters): AuditFilters => ({
  ...filters,
  entityId: idProblem(filters.entityId) ? '' : filters.entityId,
  actor: idProblem(filters.actor) ? '' : filters.actor,
})

export const auditList = listMachine<AuditEntry, AuditFilters, 'NEWEST', null>({
  noFilters: noAuditFilters,
  usualOrder: 'NEWEST',
  askable,
  problems: auditProblems,
  noRow: noAuditEntry,
})
