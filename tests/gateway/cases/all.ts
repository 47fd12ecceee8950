import { accountCases } from './account.ts'
import { administrationCases } from './administration.ts'
import type { Case } from './case.ts'
import { contentCases } from './content.ts'
import { eventCases } from './events.ts'

/** At least one operation for each field of Query and Mutation. */
export const cases: Case[] = [...accountCases, ...administrationCases, ...contentCases, ...eventCases]
