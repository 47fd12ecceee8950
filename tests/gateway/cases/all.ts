import { accountCases } from './account.ts'
import { administrationCases } from './administration.ts'
import type { Case } from './case.ts'
import { contentCases } from './content.ts'
import { eventCases } from './events.ts'

/** At least one operation of each kind. */
export const cases: Case[] = [...accountCases, ...administrationCases, ...contentCases, ...eventCases]
