import { type AnyActorLogic, createActor as createSilentActor, type InspectionEvent } from 'xstate'
import { type Report, reportOf } from '../../support/workflow/chart.ts'

export * from 'xstate'

/** As xstate has it, but that the machine and its children report what they do to the test that watches, if one does. */
export const createActor = ((logic: AnyActorLogic, options?: object) =>
  createSilentActor(logic, { ...options, inspect })) as typeof createSilentActor

/** What one task did is told at once: each telling is a message to the test, and one task does much. */
const news: Report[] = []

function inspect(inspected: InspectionEvent) {
  const { plazaReport } = globalThis as { plazaReport?: (text: string) => void }
  const report = plazaReport && reportOf(inspected)
  if (!report) return
  if (news.push(report) === 1) queueMicrotask(() => plazaReport(JSON.stringify(news.splice(0))))
}
