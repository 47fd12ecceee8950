import { does, has, table, to } from '../../../support/workflow/table.ts'

/** Single-key shortcuts of the review, which can be turned off permanently. */
export const keysTable = table({
  start: {
    on: to('help.closed', 'keys.on', has({ startsOn: true })),
    off: to('help.closed', 'keys.off', has({ startsOn: false })),
  },
  'keys.on': { 'keys.toggle': to('keys.off', does('keepKeys', false)) },
  'keys.off': { 'keys.toggle': to('keys.on', does('keepKeys', true)) },
  'help.closed': { 'help.open': to('help.open') },
  'help.open': { 'help.close': to('help.closed') },
})
