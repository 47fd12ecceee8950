import { listMachine } from '../lists/listMachine.ts'
import { deedProblems, noDeed } from './texts.ts'

/** Something that somebody did, as it was noted for good. */
export interface Deed {
  id: string
  /** ISO 8601, UTC */
  at: string
  /** Null for whoever runs the server, and for an account that is gone. */
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

/** Who did what, for the Audit Log; the newest comes first. */
export const auditList = listMachine<Deed, DeedFilters, 'NEWEST', null>({
  noFilters: noDeedFilters,
  problems: deedProblems,
  noRow: noDeed,
})
