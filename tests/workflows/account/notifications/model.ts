import { notificationsMachine } from '../../../../machines/account/own/notificationsMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { tooOften } from '../../fixtures.ts'
import { notificationsTable, unreached, wanted, withoutSearch } from './table.ts'

const unknown = { code: 'NOT_FOUND', message: 'Not found.' } as const

export const notifications = modelOf(notificationsMachine, notificationsTable, {
  facts: ({ pressed, ...context }) => ({ ...context, saving: pressed }),
  cases: [
    named('all', done('getNotifications', wanted)),
    named('no search', done('getNotifications', withoutSearch)),
    named('address refused', done('getNotifications', unreached)),
    named('none here', failed('getNotifications', unknown)),
    failed('getNotifications'),
    named('too often', failed('getNotifications', tooOften)),
    { type: 'retry' },
    named('changes', { type: 'notification.toggle', name: 'favoriteChanges' }),
    named('reminders', { type: 'notification.toggle', name: 'reminders' }),
    named('matches', { type: 'notification.toggle', name: 'matches' }),
    { type: 'mail.resume' },
    done('resumeMail'),
    failed('resumeMail'),
    named('too often', failed('resumeMail', tooOften)),
    done('updateNotifications', { favoriteChanges: false, reminders: true, matches: true }),
    failed('updateNotifications'),
    named('too often', failed('updateNotifications', tooOften)),
  ],
})
