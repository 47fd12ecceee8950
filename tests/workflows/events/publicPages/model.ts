import { publicPagesMachine } from '../../../../machines/events/sharing/publicPagesMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { publicPagesTable } from './table.ts'

export const publicPages = modelOf(publicPagesMachine, publicPagesTable, {
  cases: [
    named('public pages', done('getFeatures', { publicPages: true })),
    named('none', done('getFeatures', { publicPages: false })),
    failed('getFeatures'),
    { type: 'text.copy', text: 'https://plaza.example/feeds/events.ics' },
    done('copyText'),
    failed('copyText'),
  ],
})
