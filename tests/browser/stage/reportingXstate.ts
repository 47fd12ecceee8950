import { type AnyActorLogic, createActor as createSilentActor, type InspectionEvent } from 'xstate'
import { type Report, reportOf } from '../../support/workflow/chart.ts'

export * from 'xstate'

/**
 * Replaces xstate's `createActor`: the machine and its children report their steps to the observing test, if
 * there is one.
 */
export const createActor = ((logic: AnyActorLogic, options?: object) =>
  createSilentActor(logic, { ...options, inspect })) as typeof createSilentActor

/**
 * The reports of one task are sent together, because each send is a message to the test and one task makes
 * many reports.
 */
export interface Telling {
  id: string
  reports: Report[]
}

const { plazaReport } = globalThis as { plazaReport?: (text: string) => void }
const tell = (tellings: Telling[]) => plazaReport?.(JSON.stringify(tellings))

const news: Report[] = []
const lately: Telling[] = []

function inspect(inspected: InspectionEvent) {
  const report = plazaReport && reportOf(inspected)
  if (!report) return
  if (news.push(report) > 1) return
  queueMicrotask(() => {
    const telling = { id: crypto.randomUUID(), reports: news.splice(0) }
    lately.push(telling)
    tell([telling])
  })
}

/** Chromium drops messages of a page that is unloading, so the next page sends them again. */
const key = 'plaza.test.lately'
if (plazaReport) {
  addEventListener('pagehide', () => sessionStorage.setItem(key, JSON.stringify(lately.slice(-3))))
  tell(JSON.parse(sessionStorage.getItem(key) ?? '[]') as Telling[])
  sessionStorage.removeItem(key)
}
