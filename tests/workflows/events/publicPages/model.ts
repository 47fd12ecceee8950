import { publicPagesMachine } from '../../../../machines/events/sharing/publicPagesMachine.ts'
import { done, failed, named } from '../../../support/workflow/cases.ts'
import { modelOf } from '../../../support/workflow/model.ts'
import { publicPagesTable } from './table.ts'

export const publicPages = modelOf(publicPagesMachine, publicPagesTable, {
  cases: [
    named('public pages', done('getFeatures', { publicPages: true, publicUrl: 'https://plaza.example' })),
    named('no address', done('getFeatures', { publicPages: true, publicUrl: null })),
    named('no pages', done('getFeatures', { publicPages: false, publicUrl: 'https://plaza.example' })),
    failed('getFeatures'),
    { type: 'text.copy', text: 'https://plaza.example/feeds/events.ics' },
    done('copyText'),
    failed('copyText'),
  ],
})
