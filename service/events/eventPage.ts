import type { Caller } from '../ports/caller.ts'
import type { Services } from '../ports/services.ts'
import { answerPage, type Page } from '../http/lists/page.ts'
import { dayOf, eventAnswer } from './eventAnswer.ts'
import { readEvents } from './eventQueries.ts'

export const eventPage = (services: Services, viewer: Caller, page: Omit<Page<unknown>, 'read' | 'today'>) =>
  answerPage(services, {
    ...page,
    today: dayOf(services.clock()),
    read: async (ids) =>
      (await readEvents(services.db, ids, viewer)).map((row) => eventAnswer(services, viewer, row)),
  })
