import { accountCases } from './account.ts'
import { administrationCases } from './administration.ts'
import type { Case } from './case.ts'
import { contentCases } from './content.ts'
import { eventCases } from './events.ts'

/** An operation of each kind, and of some kinds several. */
export const cases: Case[] = [...accountCases, ...administrationCases, ...contentCases, ...eventCases]
